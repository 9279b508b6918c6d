import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import { openShop, type Shop } from '../../support/functions.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ seed: 'sample' });
});
afterAll(() => shop.stop());

interface Registered {
  eventId: string;
  email: string;
}

async function registerSomeone(title = 'Ten resumes, read out loud'): Promise<Registered> {
  const eventId = randomUUID();
  const email = `guest-${randomUUID()}@example.com`;
  const { query } = shop.stack.backend;
  await query(
    `insert into public.events (id, title, description, category, event_date, event_time, venue, status, link)
     values ($1, $2, 'Bring one page.', 'Workshop', $3, '18:30', 'Online', 'approved', 'https://meet.example/resume')`,
    [eventId, title, todayInIndia()],
  );
  await query(
    `insert into public.event_registrations (event_id, user_id, user_name, user_email, college_name, phone_number)
     select $1, id, 'Rohan Sharma', $2, 'MBM University', '9829012345'
     from auth.users where email = 'student@example.com'`,
    [eventId, email],
  );
  return { eventId, email };
}

test('someone who registered gets a mail with the event as a file for the calendar', async () => {
  const { eventId, email } = await registerSomeone();
  const answer = await shop.call('send-mails');
  expect(answer.status).toBe(202);
  expect(await shop.received(email)).toEqual(['You are registered: Ten resumes, read out loud']);

  const [mail] = await shop.stack.inbox.messages(email);
  expect(mail?.text).toContain('Dear Rohan Sharma,');
  expect(mail?.text).toContain('6:30 PM IST');
  expect(mail?.text).toContain('https://meet.example/resume');
  expect(mail?.text).toContain(
    `${shop.stack.url}/events/ten-resumes-read-out-loud-${eventId.slice(0, 8)}`,
  );
  const [file] = mail?.attachments ?? [];
  expect(file).toMatchObject({ filename: 'event.ics' });
  expect(file?.contentType).toContain('text/calendar');
  const calendar = Buffer.from(file?.content ?? '', 'base64').toString();
  expect(calendar).toContain(`UID:${eventId}@`);
  expect(calendar).toContain(
    `DTSTART;TZID=Asia/Kolkata:${todayInIndia().replaceAll('-', '')}T183000`,
  );
});

test('someone who is registered for an event that is deleted gets a mail that takes it out of the calendar', async () => {
  const { eventId, email } = await registerSomeone('Ten resumes, and none of them');
  const { query } = shop.stack.backend;
  // Late in the evening, today's is over.
  await query(`update public.events set event_date = event_date + 1 where id = $1`, [eventId]);
  await shop.call('send-mails');
  await shop.received(email);
  await query('delete from public.events where id = $1', [eventId]);
  await shop.call('send-mails');
  expect(await shop.received(email)).toEqual([
    'You are registered: Ten resumes, and none of them',
    'Does not take place: Ten resumes, and none of them',
  ]);
  const files = (await shop.stack.inbox.messages(email)).map(({ attachments }) =>
    Buffer.from(attachments?.[0]?.content ?? '', 'base64').toString(),
  );
  expect(files.every((file) => file.includes(`UID:${eventId}@`))).toBe(true);
  expect(files.filter((file) => file.includes('METHOD:CANCEL'))).toHaveLength(1);
});

test('asking often sends each mail once', async () => {
  const guests = await Promise.all([registerSomeone(), registerSomeone(), registerSomeone()]);
  await Promise.all(Array.from({ length: 6 }, () => shop.call('send-mails')));
  for (const { email } of guests) expect(await shop.received(email)).toHaveLength(1);
});

test('markup in the title of an event is text in the mail', async () => {
  const { email } = await registerSomeone('<img src=x onerror=alert(1)> & friends');
  await shop.call('send-mails');
  await shop.received(email);
  const [mail] = await shop.stack.inbox.messages(email);
  expect(mail?.html).not.toContain('<img');
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; friends');
});

test('nobody can ask by a link', async () => {
  expect((await shop.call('send-mails', { method: 'GET' })).status).toBe(405);
});
