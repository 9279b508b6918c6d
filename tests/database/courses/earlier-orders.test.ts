import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../local/backend/database.ts';
import { openEmbeddedDatabase } from '../../../local/backend/embedded-database.ts';
import { migrate } from '../../../local/backend/migrate.ts';
import { preparePlatform } from '../../../local/backend/platform.ts';
import { migrationsDir } from '../../../local/backend/prepare.ts';
import { aPayment, type Row } from '../support/sample-rows.ts';

const firstOfCourses = '20261126080000';
const resume = 'resume_interview_course';
const endToEnd = 'end_to_end_course';

let database: Database;

async function account(isConfirmed = true): Promise<{ id: string; email: string }> {
  const id = randomUUID();
  const email = `${id}@college.example`;
  await database.query(
    `insert into auth.users (id, email, email_confirmed_at)
     values ($1, $2, case when $3::boolean then now() end)`,
    [id, email, isConfirmed],
  );
  return { id, email };
}

/** An order as it is stored since before there were courses, and its id. */
async function order(email: string, changes: Row = {}): Promise<string> {
  const row = aPayment({
    customer_email: email,
    mentorshiptype: resume,
    payment_status: 'paid',
    ...changes,
  });
  const names = Object.keys(row);
  await database.query(
    `insert into public.payments (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()})`,
    Object.values(row),
  );
  return String(row['order_id']);
}

/** The orders under which someone learns, with their courses. */
const learns = async ({ id }: { id: string }) =>
  (
    await database.query<{ order_id: string; mentorshiptype: string }>(
      `select order_id, mentorshiptype
       from public.enrolments join public.courses on courses.id = course_id
       where user_id = $1 and source = 'order' and ended_at is null`,
      [id],
    )
  ).map(({ order_id, mentorshiptype }) => [order_id, mentorshiptype]);

/** As the REST service asks for this account. */
const claim = ({ id }: { id: string }) =>
  database.transaction(async ({ query, script }) => {
    await query(`select set_config('request.jwt.claim.sub', $1, true)`, [id]);
    await script('set local role authenticated');
    return (await query<{ count: number }>('select public.claim_course() as count'))[0]?.count;
  });

async function setUp() {
  const [buyer, twice, refunded, owed, other] = [
    await account(),
    await account(),
    await account(),
    await account(),
    await account(),
  ];
  const unconfirmed = await account(false);
  return {
    buyer,
    paid: await order(buyer.email.toUpperCase(), { amount: 149 }),
    twice,
    both: [await order(twice.email, { amount: 299 }), await order(twice.email, { amount: 1 })],
    larger: await order(twice.email, { mentorshiptype: endToEnd, customer_phone: '9829012345' }),
    refunded,
    back: await order(refunded.email, { payment_status: 'refunded' }),
    owed,
    open: [
      await order(owed.email, { payment_status: 'pending' }),
      await order(owed.email, { payment_status: 'failed' }),
    ],
    other,
    session: await order(other.email, { mentorshiptype: 'resume_preparation' }),
    unconfirmed,
    waiting: await order(unconfirmed.email),
  };
}

let before: Awaited<ReturnType<typeof setUp>>;

beforeAll(async () => {
  database = await openEmbeddedDatabase();
  await preparePlatform(database);
  await migrate(database, migrationsDir, (version) => version < firstOfCourses);
  before = await setUp();
  await migrate(database, migrationsDir);
});
afterAll(() => database.close());

describe('someone who paid for a course before there were lessons', () => {
  test('has it at once, with the confirmed address of the account and at the price of then', async () => {
    expect(await learns(before.buyer)).toEqual([[before.paid, resume]]);
    expect(await claim(before.buyer)).toBe(0);
  });

  test('has what was paid twice under both orders, so that the refund of one leaves the other', async () => {
    const { twice, both, larger } = before;
    const orders = [...both.map((id) => [id, resume]), [larger, endToEnd]];
    expect((await learns(twice)).sort()).toEqual(orders.sort());
    await database.query(
      `update public.payments set payment_status = 'refunded' where order_id = $1`,
      [both[0]],
    );
    expect(await learns(twice)).toHaveLength(2);
  });

  test('is told so before paying for a course that it includes', async () => {
    const found = await database.query<{ order_id: string }>(
      'select order_id from public.earlier_payments($1, $2, $3)',
      [resume, 'other@college.example', '9829012345'],
    );
    expect(found).toEqual([{ order_id: before.larger }]);
  });

  test('waits for it until the address is confirmed, and claims it then', async () => {
    const { unconfirmed, waiting } = before;
    expect(await learns(unconfirmed)).toEqual([]);
    expect(await claim(unconfirmed)).toBe(0);
    await database.query('update auth.users set email_confirmed_at = now() where id = $1', [
      unconfirmed.id,
    ]);
    expect(await learns(unconfirmed)).toEqual([]);
    expect(await claim(unconfirmed)).toBe(1);
    expect(await learns(unconfirmed)).toEqual([[waiting, resume]]);
  });

  test.each(['refunded', 'owed', 'other'] as const)(
    'does not have it with an order that is not paid, or not for a course: %s',
    async (who) => {
      expect(await learns(before[who])).toEqual([]);
      expect(await claim(before[who])).toBe(0);
    },
  );

  test('loses it with a refund of today', async () => {
    const { unconfirmed, waiting } = before;
    await claim(unconfirmed);
    await database.query(
      `update public.payments set payment_status = 'refunded' where order_id = $1`,
      [waiting],
    );
    expect(await learns(unconfirmed)).toEqual([]);
    expect(await claim(unconfirmed)).toBe(0);
  });

  test('gets no mail about it: the order was confirmed when it was paid', async () => {
    expect(await database.query('select kind, subject from public.outbox')).toEqual([]);
  });
});
