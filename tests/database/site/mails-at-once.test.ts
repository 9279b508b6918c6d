import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { hasNativePostgres } from '../support/native-database.ts';
import { aContactMessage, type Row } from '../support/sample-rows.ts';
import { sql, useNativeDatabase } from '../support/use-native-database.ts';

// The embedded Postgres has one connection, so nothing there happens at the same time.
describe.skipIf(!hasNativePostgres)('strangers who write at the same time', () => {
  useNativeDatabase(20);
  let newsletter_notice: string;
  beforeEach(async () => {
    const [notice] = await sql`select private.current_notice()::text as version`;
    newsletter_notice = String(notice?.['version']);
    await sql`delete from public.outbox`;
    await sql`delete from public.request_counts`;
  });

  const write = (row: Row) =>
    sql.begin(async (transaction) => {
      await transaction`set local role anon`;
      await transaction`insert into public.form_submissions ${transaction(row)}`;
    });
  const count = async (condition: string) =>
    Number((await sql.unsafe(`select count(*) from ${condition}`))[0]?.['count']);

  test('get no mail more than one by one, and none of them waits for ever', async () => {
    const messages = Array.from({ length: 60 }, (_, number) =>
      write(
        aContactMessage({
          phone: null,
          email: `${randomUUID()}@students.example`,
          // Those queue a mail before the message is stored, the others afterwards.
          ...(number % 2 === 0 && { newsletter_notice }),
        }),
      ),
    );
    const outcomes = await Promise.allSettled(messages);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await count('public.form_submissions')).toBe(60);
    expect(await count('public.outbox where is_to_stranger')).toBe(40);
    const told = await count(`public.outbox where kind = 'newsletter_started'`);
    expect(await count('public.consents')).toBe(told);
    expect(told).toBeGreaterThan(0);
  });

  test('fill one mailbox no more than one by one', async () => {
    const messages = Array.from(
      { length: 20 },
      (_, number) =>
        sql`insert into public.outbox ${sql({
          kind: 'grievance_filed',
          subject: randomUUID(),
          recipient: `v.ictim+${number}@gmail.com`,
        })}`,
    );
    await Promise.all(messages);
    expect(await count('public.outbox')).toBe(3);
  });
});
