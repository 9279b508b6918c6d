// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { authStorageKey } from '#src/shared/browser/storage-keys.ts';

const logIn = (id: string) =>
  localStorage.setItem(authStorageKey, JSON.stringify({ user: { id } }));

/** As a page of this tab has them that begins now. */
async function openPage() {
  vi.resetModules();
  const { createPageDrafts } = await import('#src/shared/stores/page-drafts.ts');
  const drafts = createPageDrafts('sessions');
  return { ...drafts, note: drafts.at('first note', z.string()) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  logIn('meena');
});

test('what was typed is there when its tab was closed, until it is saved', async () => {
  const before = await openPage();
  expect(before.$hasAny.get()).toBe(false);
  before.note.keep('Nervous about numbers');
  expect(before.$hasAny.get()).toBe(true);

  const page = await openPage();
  expect(page.note.read()).toBe('Nervous about numbers');
  expect(page.names()).toEqual(['first note']);
  page.note.keep(undefined);
  expect(page.$hasAny.get()).toBe(false);
  expect((await openPage()).note.read()).toBeUndefined();
});

test('each page has its own', async () => {
  (await openPage()).note.keep('Nervous about numbers');
  const { createPageDrafts } = await import('#src/shared/stores/page-drafts.ts');
  expect(createPageDrafts('grievances').names()).toEqual([]);
});

test('a draft in a shape of before counts as none', async () => {
  const { at } = await openPage();
  at('first note', z.object({ text: z.string() })).keep({ text: 'Nervous' });
  expect((await openPage()).note.read()).toBeUndefined();
});

test('it goes at a logout', async () => {
  (await openPage()).note.keep('Nervous about numbers');
  const { markLogout } = await import('#src/shared/browser/logout-mark.ts');
  markLogout();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Nervous');
});

test('somebody else who logs in meanwhile does not find it, also when it is kept again', async () => {
  const { note } = await openPage();
  note.keep('Nervous');
  logIn('rohan');
  note.keep('Nervous about numbers');
  expect((await openPage()).note.read()).toBeUndefined();
});

test('where storage is blocked, it is kept as long as the page', async () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { note } = await openPage();
  note.keep('Nervous about numbers');
  expect(note.read()).toBe('Nervous about numbers');
  blocked.mockRestore();
});
