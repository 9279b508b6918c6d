import { expect } from 'vitest';
import { parseHtml } from './parse-html.ts';

// The hosted page as somebody without JavaScript uses it.

export interface Page {
  status: number;
  headers: Headers;
  html: string;
  document: Document;
}

/** Opens a page, or posts its form. */
export async function visit(url: string, form?: Record<string, string>): Promise<Page> {
  const response = await fetch(url, {
    redirect: 'manual',
    // Reading a page takes so long on a busy machine that the server would close a kept connection meanwhile.
    headers: { connection: 'close' },
    ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
  });
  const html = await response.text();
  let document: Document | undefined;
  return {
    status: response.status,
    headers: response.headers,
    html,
    // Only when somebody looks: it takes long.
    get document() {
      return (document ??= parseHtml(html));
    },
  };
}

const nextYear = String(new Date().getFullYear() + 1).slice(2);

export const card = (number: string, changes: Record<string, string> = {}) => ({
  method: 'card',
  'card-number': number,
  expiry: `12 / ${nextYear}`,
  cvc: '123',
  name: 'Rohan Sharma',
  ...changes,
});

export const textOf = ({ document }: Page) => document.body.textContent.replace(/\s+/g, ' ');

/** What a screen reader says about a field: its label and its error. */
export function fieldOf({ document }: Page, label: string) {
  const found = [...document.querySelectorAll('label')].find(
    (candidate) => candidate.textContent.trim() === label,
  );
  const input = document.getElementById(found?.htmlFor ?? '') as HTMLInputElement | null;
  const describedBy = input?.getAttribute('aria-describedby');
  return {
    value: input?.value,
    invalid: input?.getAttribute('aria-invalid') === 'true',
    focused: input?.autofocus,
    error: describedBy ? document.getElementById(describedBy)?.textContent : undefined,
  };
}

export function expectRedirect(answer: Page, address: string) {
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(address);
}
