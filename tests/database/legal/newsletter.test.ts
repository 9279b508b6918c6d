import { describe, expect, test } from 'vitest';
import {
  aBooking,
  aCollegeInquiry,
  aContactMessage,
  anEvent,
  aRegistration,
} from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { current, mails, stored, useNewsletter } from './newsletter.ts';

useNewsletter();

describe('who ticks the newsletter', () => {
  test.each([
    ['college_inquiry', aCollegeInquiry({ email: 'tpo-news@gec.example' })],
    ['contact', aContactMessage({ phone: null, email: 'asks@students.example' })],
  ] as const)('in a form is stored with its notice, and told by mail: %s', async (place, row) => {
    const version = await current();
    await people.visitor
      .from('form_submissions')
      .insert({ ...row, newsletter_notice: version })
      .throwOnError();
    const [consent] = await stored();
    expect(consent).toMatchObject({
      purpose: 'newsletter',
      email: row['email'],
      place,
      notice_version: version,
      ended: false,
    });
    expect(await mails()).toEqual([
      { recipient: row['email'], subject: consent?.id, payload: { consent_id: consent?.id } },
    ]);
    const [form] = await backend.query(
      'select newsletter_notice from public.form_submissions where id = $1',
      [row['id']],
    );
    expect(form).toEqual({ newsletter_notice: null });
  });

  test('at an event finds it among their own', async () => {
    const event = anEvent({ status: 'approved' });
    await people.service.from('events').insert(event).throwOnError();
    const { client, id, email } = people.student;
    await client
      .from('event_registrations')
      .insert({
        ...aRegistration({ event_id: event['id'], user_id: id, user_email: email }),
        newsletter_notice: await current(),
      })
      .throwOnError();
    const own = (await client.rpc('own_consents').throwOnError()).data as unknown;
    expect(own).toMatchObject([{ purpose: 'newsletter', place: 'event_registration' }]);
    await people.service.from('events').delete().eq('id', event['id']);
  });

  test('under another notice has not agreed, and the form goes on', async () => {
    const row = aCollegeInquiry();
    await people.visitor
      .from('form_submissions')
      .insert({ ...row, newsletter_notice: '2001-01-01' })
      .throwOnError();
    expect(await stored()).toEqual([]);
    expect(
      await backend.query('select id from public.form_submissions where id = $1', [row['id']]),
    ).toHaveLength(1);
  });

  test('with a phone number alone, or beside a booking, has not agreed', async () => {
    const newsletter_notice = await current();
    for (const row of [aContactMessage(), aBooking()]) {
      const { error } = await people.visitor
        .from('form_submissions')
        .insert({ ...row, newsletter_notice });
      // The form of a booking has no such box.
      expect(error === null).toBe(row['type'] === 'contact');
    }
    expect(await stored()).toEqual([]);
  });

  test('twice has agreed once', async () => {
    const newsletter_notice = await current();
    for (const email of ['twice@gec.example', 'Twice@gec.example']) {
      await people.visitor
        .from('form_submissions')
        .insert({ ...aCollegeInquiry({ email }), newsletter_notice })
        .throwOnError();
    }
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });
});

test('the link of the mail stops it, as often as it is pressed; only the service may', async () => {
  await people.visitor
    .from('form_submissions')
    .insert({ ...aCollegeInquiry(), newsletter_notice: await current() })
    .throwOnError();
  const [{ id } = { id: '' }] = await stored();
  const stop = (client: typeof people.visitor, consent_id: string) =>
    client.rpc('stop_consent', { consent_id });
  for (const client of [people.visitor, people.student.client, people.admin.client]) {
    expect((await stop(client, id)).error).not.toBeNull();
  }
  expect(await stored()).toMatchObject([{ ended: false }]);
  for (const _press of [1, 2]) expect((await stop(people.service, id)).data).toBe(true);
  expect(await stored()).toMatchObject([{ ended: true }]);
  expect((await stop(people.service, crypto.randomUUID())).data).toBe(false);
});
