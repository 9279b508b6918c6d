import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { startInbox } from '../../../local/inbox.ts';
import { startStack } from '../../../local/stack.ts';
import { linkIn } from '../../support/mail-contents.ts';
import { temporaryFolder } from './fixture.ts';
import { apiKey, from, inbox, mailTo, resend, useInbox } from './use-inbox.ts';

useInbox();

test('a mail that is sent through the mail service arrives, with its attachments', async () => {
  const { data, error } = await resend().emails.send({
    ...mailTo('Rohan Sharma <rohan@example.com>'),
    attachments: [{ filename: 'session.ics', content: Buffer.from('BEGIN:VCALENDAR') }],
  });
  expect(error).toBeNull();
  const [mail] = await inbox.messages('ROHAN@example.com');
  expect(mail).toMatchObject({
    id: data?.id,
    from,
    to: ['Rohan Sharma <rohan@example.com>'],
    subject: 'Your booking',
    html: '<p>See you soon.</p>',
    text: 'See you soon.',
    attachments: [{ filename: 'session.ics' }],
  });
  const file = await fetch(`${inbox.url}/messages/${data?.id}/attachments/0`);
  expect(await file.text()).toBe('BEGIN:VCALENDAR');
});

test('the newest mail comes first, and each address sees its own', async () => {
  await resend().emails.send(mailTo('rohan@example.com', 'First'));
  await resend().emails.send(mailTo('meera@example.com', 'Hers'));
  await resend().emails.send(mailTo('rohan@example.com', 'Second'));
  const subjects = (await inbox.messages('rohan@example.com')).map(({ subject }) => subject);
  expect(subjects).toEqual(['Second', 'First']);
  const overHttp = await fetch(`${inbox.url}/messages?to=meera@example.com`);
  expect(await overHttp.json()).toMatchObject([{ subject: 'Hers' }]);
});

test('a mail that is sent again with the same key arrives once', async () => {
  const send = () =>
    resend().emails.send(mailTo('rohan@example.com'), { idempotencyKey: 'booking/ord_1' });
  const [once, again] = [await send(), await send()];
  expect(again.data?.id).toBe(once.data?.id);
  expect(await inbox.messages('rohan@example.com')).toHaveLength(1);
});

test('a wrong key and an incomplete mail are refused as the mail service refuses them', async () => {
  const wrongKey = await resend('re_wrong').emails.send(mailTo('rohan@example.com'));
  expect(wrongKey.error).toMatchObject({ statusCode: 401 });
  const nameless = await resend().emails.send({ ...mailTo('rohan@example.com'), subject: '' });
  expect(nameless.error).toMatchObject({ name: 'validation_error' });
  expect(await inbox.messages()).toEqual([]);
});

test('the mail service can be down for a while', async () => {
  inbox.refuseNext(1);
  const refused = await resend().emails.send(mailTo('rohan@example.com'));
  expect(refused.error).toMatchObject({ statusCode: 500 });
  const accepted = await resend().emails.send(mailTo('rohan@example.com'));
  expect(accepted.error).toBeNull();
});

test('a person can read the mails, and a hostile one runs nothing', async () => {
  await resend().emails.send({
    ...mailTo('rohan@example.com', '<img src=x onerror=alert(1)>'),
    html: '<script>alert(2)</script><p>Hello</p>',
  });
  const list = await fetch(inbox.url);
  expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await list.text();
  expect(page).toContain('&#60;img src=x onerror=alert(1)&#62;');
  expect(page).not.toContain('<img');

  const [mail] = await inbox.messages();
  const opened = await (await fetch(`${inbox.url}/messages/${mail?.id}`)).text();
  expect(opened).toContain(`src="/messages/${mail?.id}/content"`);
  expect(opened).not.toContain('<script');
  const content = await fetch(`${inbox.url}/messages/${mail?.id}/content`);
  expect(content.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups/);
  expect(content.headers.get('content-security-policy')).not.toContain('allow-scripts');
});

test('mails stay over a restart', async () => {
  const folder = await temporaryFolder();
  const options = { apiKey, from, stateFile: `${folder.path}/inbox.json` };
  const before = await startInbox(options);
  await before.deliver({ to: 'rohan@example.com', subject: 'Kept', html: '<p>Kept</p>' });
  await before.close();
  const after = await startInbox(options);
  expect(await after.messages()).toMatchObject([{ subject: 'Kept', from }]);
  await after.close();
  await folder.remove();
});

test('the link that confirms a new account arrives in the same inbox and works', async () => {
  const stack = await startStack({ quiet: true });
  const client = createClient(stack.url, stack.backend.anonKey, {
    auth: { persistSession: false },
  });
  const person = { email: 'new.student@example.com', password: 'a-good-password' };
  await client.auth.signUp(person);
  expect((await client.auth.signInWithPassword(person)).error?.code).toBe('email_not_confirmed');

  const [mail] = await stack.inbox.messages(person.email);
  const link = mail ? linkIn(mail) : '';
  expect(link.startsWith(`${stack.url}/auth/v1/verify?`)).toBe(true);
  await fetch(link, { redirect: 'manual' });
  expect((await client.auth.signInWithPassword(person)).error).toBeNull();
  await stack.stop();
});
