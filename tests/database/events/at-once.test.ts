import type { Sql } from 'postgres';
import { describe, expect, test } from 'vitest';
import { as, newAccount, numberOf } from '../courses/native-course.ts';
import { hasNativePostgres } from '../support/native-database.ts';
import { anEvent, aRegistration } from '../support/sample-rows.ts';
import { sql, useNativeDatabase } from '../support/use-native-database.ts';

// The embedded Postgres has one connection, so nothing there happens at the same time.
describe.skipIf(!hasNativePostgres)('at the same time', () => {
  useNativeDatabase(4);

  const waitsForLock = async () =>
    (await numberOf(sql`select count(*) from pg_locks where not granted`)) > 0;

  test('nobody registers for an event that is called off', async () => {
    const account = await newAccount();
    const event = anEvent({ status: 'approved' });
    await sql`insert into public.events ${sql(event)}`;
    const row = aRegistration({
      event_id: event['id'],
      user_id: account,
      user_email: `${account}@college.example`,
    });
    let registration: Promise<unknown> = Promise.resolve();
    await sql.begin(async (transaction) => {
      const tx = transaction as unknown as Sql;
      await tx`update public.events set status = 'rejected' where id = ${String(event['id'])}`;
      registration = as(account, (own) => own`insert into public.event_registrations ${own(row)}`);
      registration.catch(() => undefined);
      await expect.poll(waitsForLock).toBe(true);
    });
    await expect(registration).rejects.toMatchObject({ code: '42501' });
    expect(await numberOf(sql`select count(*) from public.outbox`)).toBe(0);
  });
});
