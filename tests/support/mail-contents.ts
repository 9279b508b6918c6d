import { JSDOM } from 'jsdom';

/** What a test reads of a mail, as its recipient's program would. */
interface MailHtml {
  html: string | null;
}

/** Where the first link leads whose address has `part` in it. */
export function linkIn({ html }: MailHtml, part = ''): string {
  const links = [...JSDOM.fragment(html ?? '').querySelectorAll('a')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  return links.find((address) => address.includes(part)) ?? '';
}

/** The code of six digits that is by itself. */
export function digitsIn({ html }: MailHtml): string {
  const texts = [...JSDOM.fragment(html ?? '').querySelectorAll('*')].map((element) =>
    element.textContent.trim(),
  );
  return texts.find((text) => /^\d{6}$/.test(text)) ?? '';
}
