import type { MailAttachment, MailContent } from './content.ts';
import { htmlOf } from './html-form.ts';
import { linesOf, oneLine, signature } from './lines.ts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachment[];
}

/** Both forms of the same mail. */
export function renderMail(content: MailContent): RenderedMail {
  return {
    subject: oneLine(content.subject),
    html: htmlOf(content),
    text: textOf(content),
    attachments: content.attachments ?? [],
  };
}

function textOf(content: MailContent): string {
  const { heading, paragraphs, quotes = [], facts, action, links = [], note } = content;
  const blocks = [
    heading,
    ...paragraphs,
    ...quotes.map(({ label, text }) =>
      [`${label}:`, ...linesOf(text).map((line) => `> ${line}`)].join('\n'),
    ),
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...[action, ...links].map(({ label, url }) => `${label}:\n${url}`),
    ...(note === undefined ? [] : [note]),
    signature().join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}
