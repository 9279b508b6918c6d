import { site } from '#src/shared/content/site.ts';
import type { MailContent } from './content.ts';
import { linesOf, oneLine, signature } from './lines.ts';

const colors = {
  paper: '#fbf7ef',
  card: '#fffdf9',
  line: '#e4dac8',
  ink: '#1c2430',
  soft: '#525c6b',
  saffron: '#a84d08',
};
const sans = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "font-family:Georgia,'Times New Roman',serif";

/** Mail programs read no style sheets, so each element carries its own style. */
export function htmlOf({
  subject,
  preview,
  heading,
  paragraphs,
  quotes = [],
  facts,
  action,
  links = [],
  note,
}: MailContent): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(oneLine(subject))}</title>
</head>
<body style="margin:0;padding:0;background:${colors.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colors.paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px;${serif};font-size:18px;color:${colors.ink}">${escapeHtml(site.name)}</td></tr>
<tr><td bgcolor="${colors.card}" style="padding:32px 28px;border:1px solid ${colors.line};border-radius:14px;${sans};font-size:16px;line-height:1.6;color:${colors.ink}">
<h1 style="margin:0 0 16px;${serif};font-size:26px;line-height:1.2;font-weight:normal">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('\n')}
${quotes.map(quoteBlock).join('\n')}
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;border-top:1px solid ${colors.line}">
${facts.map(factRow).join('\n')}
</table>
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${colors.saffron}" style="border-radius:999px">
<a href="${escapeHtml(action.url)}" style="display:inline-block;padding:13px 26px;${sans};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a>
</td></tr></table>
${links.map(linkRow).join('\n')}
${note === undefined ? '' : `<p style="margin:24px 0 0;font-size:14px;color:${colors.soft}">${escapeHtml(note)}</p>`}
</td></tr>
<tr><td style="padding:20px 4px 0;${sans};font-size:13px;line-height:1.6;color:${colors.soft}">
${signature().map(escapeHtml).join('<br>\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const quoteBlock = ({ label, text }: { label: string; text: string }) =>
  `<p style="margin:0 0 6px;color:${colors.soft}">${escapeHtml(label)}</p>` +
  `<blockquote style="margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid ${colors.line};word-break:break-word">${linesOf(text).map(escapeHtml).join('<br>\n')}</blockquote>`;

const factRow = ({ label, value }: MailContent['facts'][number]) =>
  `<tr><th align="left" scope="row" style="padding:10px 12px 10px 0;border-bottom:1px solid ${colors.line};font-weight:normal;color:${colors.soft};vertical-align:top">${escapeHtml(label)}</th>` +
  `<td align="right" style="padding:10px 0;border-bottom:1px solid ${colors.line};word-break:break-word">${escapeHtml(value)}</td></tr>`;

const linkRow = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:20px 0 0"><a href="${escapeHtml(url)}" style="color:${colors.saffron};font-weight:600">${escapeHtml(label)}</a></p>`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
