// `npm run mails [-- folder]`: every mail of the site as its reader gets it, as HTML and as text, into a folder to look at.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { composeMail, mailKinds } from '../netlify/lib/mail/templates.ts';
import { mailFrom } from '../local/server/mail-from.ts';

const queuedAt = '2026-12-12T06:30:00+00:00';

const order = {
  order_id: `ord_${'0123456789abcdef'.repeat(2)}`,
  amount: 149,
  mentorshiptype: 'resume_preparation',
  customer_name: 'Rohan Sharma',
};
const course = { ...order, amount: 499, mentorshiptype: 'end_to_end_course' };

const registration = {
  user_name: 'Kavya Nair',
  event: {
    id: '3f2a91bc-0000-4000-8000-000000000001',
    title: 'Resume clinic',
    event_date: '2026-12-12',
    event_time: '18:30',
    venue: 'Seminar hall, Jaipur',
    link: 'https://meet.example.com/resume-clinic',
    updated_at: '2026-11-21T06:30:00Z',
  },
};

const session = {
  booking_id: '5d0c7f1e-0000-4000-8000-000000000001',
  sequence: 0,
  starts_at: '2026-12-15T12:30:00+00:00',
  ends_at: '2026-12-15T13:00:00+00:00',
  order_id: order.order_id,
  mentorshiptype: order.mentorshiptype,
  customer_name: order.customer_name,
  customer_email: 'rohan@college.example',
  joining_link: 'https://meet.example.com/ananya',
  reader: 'buyer',
};
const moved = { ...session, sequence: 1, previous_start: '2026-12-14T12:30:00+00:00' };
const cancelled = {
  ...session,
  sequence: 1,
  status: 'cancelled_by_buyer',
  was_refunded: false,
};

/** One of each reader. */
const forBoth = (name: string, payload: typeof session) => ({
  [`${name}-buyer`]: payload,
  [`${name}-mentor`]: { ...payload, reader: 'mentor' },
});

/** What the mails of a kind are about, by the name of the file; kinds that are not named are about a live session. */
const samples: Record<string, Record<string, unknown>> = {
  booking_confirmation: {
    'booking-confirmation-choose-time': order,
    'booking-confirmation-session': { ...order, session },
    'booking-confirmation-time-lost': { ...order, lost_start: session.starts_at },
    'booking-confirmation-course': course,
  },
  event_registration: { 'event-registration': registration },
  inquiries_paused: {
    'inquiries-paused': { maximum: 100, until: '2026-12-12T13:00:00+00:00' },
  },
  session_booked: forBoth('session-booked', session),
  session_moved: forBoth('session-moved', moved),
  session_cancelled: {
    ...forBoth('session-cancelled', cancelled),
    'session-cancelled-by-mentor': { ...cancelled, status: 'cancelled_by_mentor' },
    'session-cancelled-by-refund': {
      ...cancelled,
      status: 'cancelled_by_mentor',
      was_refunded: true,
    },
  },
  session_reminder_day: { 'session-reminder-day': session },
  session_reminder_hour: { 'session-reminder-hour': session },
  session_feedback: { 'session-feedback': session },
  session_choose_time: {
    'session-choose-time': {
      ...session,
      starts_at: null,
      ends_at: null,
      status: 'needs_time',
    },
    'session-missed': { ...session, status: 'no_show_mentor' },
  },
};

/** Writes the mails and a page that links to them; the files, without their folder. */
export async function previewMails(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const mails = mailKinds().flatMap((kind) =>
    Object.entries(samples[kind] ?? { [kind.replaceAll('_', '-')]: order }).map(
      ([name, payload]) => ({ name, ...composeMail({ kind, payload, created_at: queuedAt }) }),
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
