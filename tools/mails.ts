// `npm run mails [-- folder]`: every mail of the site as its reader gets it, as HTML and as text, into a folder to look at.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { composeMail, mailKinds } from '../netlify/lib/mail/templates.ts';
import { mailFrom } from '../local/server/mail-from.ts';
import { order } from './mails/facts.ts';
import { samples } from './mails/samples.ts';

const recipient = 'rohan@college.example';
const created_at = '2026-12-12T06:30:00+00:00';

/** Writes the mails and a page that links to them; the files, without their folder. */
export async function previewMails(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const mails = mailKinds().flatMap((kind) =>
    Object.entries(samples[kind] ?? { [kind.replaceAll('_', '-')]: order }).map(
      ([name, payload]) => ({ name, ...composeMail({ kind, payload, created_at, recipient }) }),
    ),
  );
  const files = mails.flatMap(({ name, html, text }): [string, string][] => [
    [`${name}.html`, html],
    [`${name}.txt`, text],
  ]);
  files.push(['index.html', listOf(mails)]);
  for (const [file, text] of files) await writeFile(join(folder, file), text);
  return files.map(([file]) => file);
}

const listOf = (mails: { name: string; subject: string }[]) => `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<title>Mails</title>
<ul>
${mails.map(({ name, subject }) => `<li>${subject}: <a href="${name}.html">HTML</a>, <a href="${name}.txt">text</a></li>`).join('\n')}
</ul>
</html>
`;

const neededButUnused = [
  'SUPABASE_ANON_KEY',
  'SUPABASE_SERVICE_ROLE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'RESEND_API_KEY',
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? '.tmp/mails');
  // Nothing is sent: only the address of the site is in the mails.
  for (const name of neededButUnused) process.env[name] ??= 'unused';
  process.env['SUPABASE_URL'] ??= 'http://localhost';
  process.env['SITE_URL'] ??= 'http://localhost:8888';
  process.env['MAIL_FROM'] ??= mailFrom;
  const files = await previewMails(folder);
  const count = files.filter((file) => file.endsWith('.txt')).length;
  console.log(
    `${count} mails are in ${relative(process.cwd(), folder)}/. Open ${pathToFileURL(join(folder, 'index.html')).href}`,
  );
}
