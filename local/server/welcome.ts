import { relative } from 'node:path';
import { findContentSamples } from '../../src/build/samples/content-samples.ts';
import { rowSamples, type SampleTable } from '../../src/shared/lib/samples.ts';
import { dashboardMessages } from '../../src/features/admin/messages.ts';
import type { Stack } from '../stack.ts';

/** What one can do now, and where; the last line is the one that scripts wait for. */
export async function welcome(
  { url, inbox, backend, payments }: Stack,
  dataDir: string,
): Promise<string> {
  const lines: [string, string][] = [
    ['Site', url],
    ...((await hasSampleAccounts(backend)) ? sampleAccounts : firstAccount),
    ['Mail', `${inbox.url} (every mail arrives here)`],
    ...waysToPay[payments.provider],
    ['Stop', `Ctrl-C (what was saved stays in ${relative(process.cwd(), dataDir) || dataDir})`],
  ];
  const samples = await samplesBlock(backend);
  const block = lines.map(([name, text]) => `  ${name.padEnd(9)}${text}`.trimEnd()).join('\n');
  return `\n${block}\n${samples}\nReady: ${url}\n`;
}

const waysToPay: Record<Stack['payments']['provider'], [string, string][]> = {
  stripe: [
    ['Cards', '4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined,'],
    ['', '4000 0025 0000 3155 asks for authentication; any future date, any three digits'],
    ['UPI', 'the payment page asks what the app answers'],
  ],
  razorpay: [
    ['UPI', 'success@razorpay pays, failure@razorpay fails'],
    ['Cards', '4100 2800 0000 1007; any future date, any three digits; then any code of'],
    ['', 'four digits pays, and a shorter one fails'],
  ],
};

const sampleAccounts: [string, string][] = [
  ['Admin', 'admin@example.com / admin-password'],
  ['Student', 'student@example.com / student-password'],
];

const firstAccount: [string, string][] = [
  ['Accounts', 'none yet: sign up, confirm the mail, then npm run grant-admin -- your@address'],
];

async function hasSampleAccounts({ query }: Stack['backend']): Promise<boolean> {
  const found = await query("select from auth.users where email = 'admin@example.com'");
  return found.length > 0;
}

/** What the owner has not replaced yet; the dashboard shows the same list. */
async function samplesBlock({ query }: Stack['backend']): Promise<string> {
  const tables = await query<{ name: SampleTable }>('select private.sample_tables() as name');
  const samples = [...findContentSamples(), ...tables.map(({ name }) => rowSamples[name])];
  if (samples.length === 0) return '';
  const width = Math.max(...samples.map(({ file }) => file.length));
  const lines = samples.map(({ what, file }) => `    ${file.padEnd(width)}  ${what}\n`);
  return `\n  ${dashboardMessages.stillSamples(samples.length)} (visitors think that they are real):\n${lines.join('')}`;
}
