import { indiaZone } from '#src/shared/lib/dates/india.ts';
import type { Mail } from './mail-store.ts';

/** For our own pages: nothing but their style and the framed mail. */
export const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'";

/** For a mail's own HTML: it can show itself and open links in a new tab, and nothing else. */
export const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http://localhost:*; form-action 'none'";

const refreshSeconds = 5;
export const refreshing = `<meta http-equiv="refresh" content="${refreshSeconds}">`;

export function mailListPage(mails: Mail[]): string {
  const rows = mails.map(
    (mail) => `<li><a href="/messages/${escape(mail.id)}">
      <span class="subject">${escape(mail.subject)}</span>
      ${timeOf(mail)}
      <span class="people">To ${escape(mail.to.join(', '))}</span>
    </a></li>`,
  );
  return page(
    'Inbox',
    `<h1>Inbox</h1>
    <p class="note">Every mail that this site sends on this machine arrives here; none leaves it.
      <a href="/phone">Messages to phones</a></p>
    ${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p class="empty">No mail yet.</p>'}`,
    refreshing,
  );
}

export function mailPage(mail: Mail): string {
  const address = `/messages/${escape(mail.id)}`;
  const attachments = mail.attachments.map(
    ({ filename }, index) =>
      `<li><a href="${address}/attachments/${index}" download>${escape(filename)}</a></li>`,
  );
  const asText = mail.text === null ? '' : `<pre>${escape(mail.text)}</pre>`;
  return page(
    mail.subject,
    `<p><a href="/">← Inbox</a></p>
    <h1>${escape(mail.subject)}</h1>
    <p class="people">${timeOf(mail)} From ${escape(mail.from)}<br>To ${escape(mail.to.join(', '))}</p>
    ${attachments.length > 0 ? `<h2>Attachments</h2><ul class="attachments">${attachments.join('')}</ul>` : ''}
    ${
      mail.html === null
        ? asText
        : `<iframe title="The mail" src="${address}/content"></iframe>
           ${asText && `<details><summary>As plain text</summary>${asText}</details>`}`
    }`,
  );
}

export const mailContent = (mail: Mail) => `<base target="_blank">${mail.html ?? ''}`;

export const timeOf = ({ createdAt }: Pick<Mail, 'createdAt'>) =>
  `<time datetime="${escape(createdAt)}">${new Date(createdAt).toLocaleString('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: indiaZone,
  })}</time>`;

export const page = (title: string, body: string, head = '') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>${head}<style>${style}</style></head><body><main>${body}</main></body></html>`;

const style = `
:root { color-scheme: light dark; --ink: light-dark(#1f2430, #ece9e2); --soft: light-dark(#5f6470, #a9a69d);
  --line: light-dark(#e4ded2, #3a3f4a); --paper: light-dark(#fbf8f2, #171a20); --card: light-dark(#fff, #20242c); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem; }
h1 { font: 600 1.6rem/1.25 ui-serif, Georgia, serif; margin: 0 0 .5rem; }
h2 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
a { color: inherit; }
ul { list-style: none; margin: 1.5rem 0 0; padding: 0; border: 1px solid var(--line); border-radius: .75rem;
  background: var(--card); overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .75rem 1rem; text-decoration: none; }
li a:hover, li a:focus-visible { background: var(--paper); }
.message { display: grid; gap: .25rem; padding: .75rem 1rem; overflow-wrap: anywhere; }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.people { grid-column: 1 / -1; overflow-wrap: anywhere; }
.people, .note, .empty, time { color: var(--soft); font-size: .9rem; }
.attachments { margin-top: .25rem; }
iframe, pre { width: 100%; box-sizing: border-box; margin-top: 1.25rem; border: 1px solid var(--line);
  border-radius: .75rem; background: #fff; color: #1f2430; }
iframe { height: 70vh; }
pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
details { margin-top: 1rem; }
`;

export const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
