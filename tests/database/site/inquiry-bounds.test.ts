import { describe, expect, test } from 'vitest';
import { aBooking, aCollegeInquiry, aContactMessage, type Row } from '../support/sample-rows.ts';
import { siteUrl } from '../support/test-backend.ts';
import { backend, people } from '../support/use-backend.ts';
import {
  anAddress,
  day,
  expectTooMany,
  hour,
  inquire,
  passSeconds,
  stored,
  useCountedWrites,
} from './counted-writes.ts';

useCountedWrites();

test('three messages an hour are taken from one phone number and no fourth', async () => {
  const write = (phone: string) =>
    people.visitor
      .from('form_submissions')
      .insert(aContactMessage({ phone }) as Row & { type: string });
  for (let sent = 1; sent <= 3; sent++) expect((await write('9829012345')).error).toBeNull();
  expectTooMany(await write('9829012345'), hour);
  expect((await write('9829012346')).error).toBeNull();
});

describe('from one mail address', () => {
  test('three inquiries an hour are taken and no fourth, however the address is written', async () => {
    expect((await inquire()).error).toBeNull();
    expect((await inquire({ email: 'KAVYA@students.example' })).error).toBeNull();
    const college = aCollegeInquiry({ email: 'kavya@Students.example' });
    expect((await people.visitor.from('form_submissions').insert(college)).error).toBeNull();
    expectTooMany(await inquire(), hour);
    expect(await stored('form_submissions')).toBe(3);

    expect((await inquire({ email: 'someone.else@students.example' })).error).toBeNull();
    await passSeconds(hour);
    expect((await inquire()).error).toBeNull();
  });

  test('no fourth is taken by a tag, or by the dots that Gmail does not read', async () => {
    for (const email of ['kavya.nair@gmail.com', 'kavyanair+1@gmail.com', 'k.avyanair@gmail.com']) {
      expect((await inquire({ email })).error).toBeNull();
    }
    expectTooMany(await inquire({ email: 'kavya.n.air+2@googlemail.com' }), hour);
    expect((await inquire({ email: 'kavyanair@students.example' })).error).toBeNull();
  });

  test('ten inquiries a day are taken and no eleventh', async () => {
    for (let sent = 1; sent <= 10; sent++) {
      expect((await inquire()).error).toBeNull();
      if (sent % 3 === 0) await passSeconds(hour);
    }
    await passSeconds(hour);
    const { status, error } = await inquire();
    expect(status).toBe(429);
    expect(Number(error?.details)).toBeGreaterThan(hour);
    await passSeconds(day);
    expect((await inquire()).error).toBeNull();
  });

  test('after a lost answer, someone over the limit still finds their inquiry', async () => {
    const row = aBooking();
    for (const sent of [row, aBooking(), aBooking()]) {
      await people.visitor.from('form_submissions').insert(sent).throwOnError();
    }
    const { error } = await people.visitor.from('form_submissions').insert(row);
    expect(error?.code).toBe('23505');
  });

  test('what was refused counts for nothing', async () => {
    for (let sent = 0; sent < 5; sent++) {
      expect((await inquire({ goal: 'money' })).error?.code).toBe('23514');
    }
    expect((await inquire()).error).toBeNull();
  });
});

test('someone who sent too many reads when to send again, also in the header', async () => {
  const send = () =>
    backend.fetch(
      new Request(`${siteUrl}/rest/v1/form_submissions`, {
        method: 'POST',
        headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
        body: JSON.stringify(aBooking()),
      }),
    );
  for (let sent = 0; sent < 3; sent++) expect((await send()).status).toBe(201);
  const answer = await send();
  expect(answer.status).toBe(429);
  const body = (await answer.json()) as { details: string };
  expect(answer.headers.get('retry-after')).toBe(body.details);
  expect(JSON.stringify(body)).not.toContain('kavya');
});

describe('all visitors together', () => {
  /** From as many addresses. */
  async function inquireOften(times: number): Promise<void> {
    for (let sent = 0; sent < times; sent++) {
      expect((await inquire({ email: anAddress() })).error).toBeNull();
    }
  }
  const mails = async () =>
    (
      await people.service
        .from('outbox')
        .select('kind, recipient, payload')
        .eq('kind', 'inquiries_paused')
        .throwOnError()
    ).data as { recipient: string; payload: Row }[];

  test('send a hundred inquiries an hour; then the mentor hears of it once', async () => {
    await inquireOften(99);
    expect(await mails()).toEqual([]);
    await inquireOften(1);
    expect(await mails()).toEqual([
      {
        kind: 'inquiries_paused',
        recipient: people.admin.email,
        payload: { of: 'inquiry', maximum: 100, until: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      },
    ]);

    for (let time = 0; time < 3; time++) {
      const { status, error } = await inquire({ email: anAddress() });
      expect({ status, code: error?.code }).toEqual({ status: 429, code: 'write_pause' });
    }
    expect(await stored('form_submissions')).toBe(100);
    expect(await mails()).toHaveLength(1);

    await people.admin.client.from('form_submissions').insert(aBooking()).throwOnError();
    await passSeconds(hour);
    await inquireOften(100);
    expect(await mails()).toHaveLength(2);
  });
});
