import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../../local/backend/database.ts';
import { openEmbeddedDatabase } from '../../../local/backend/embedded-database.ts';
import { migrate } from '../../../local/backend/migrate.ts';
import { preparePlatform } from '../../../local/backend/platform.ts';
import { migrationsDir } from '../../../local/backend/prepare.ts';
import { aPayment, type Row } from '../support/sample-rows.ts';

const firstOfCourses = '20261126080000';
export const resume = 'resume_interview_course';
export const endToEnd = 'end_to_end_course';

/** The database of the test file that runs now. */
export let database: Database;

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
export const learns = async ({ id }: { id: string }) =>
  (
    await database.query<{ order_id: string; mentorshiptype: string }>(
      `select order_id, mentorshiptype
       from public.enrolments join public.courses on courses.id = course_id
       where user_id = $1 and source = 'order' and ended_at is null`,
      [id],
    )
  ).map(({ order_id, mentorshiptype }) => [order_id, mentorshiptype]);

/** As the REST service asks for this account. */
export const claim = ({ id }: { id: string }) =>
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

/** Who paid for what before there were courses. */
export let before: Awaited<ReturnType<typeof setUp>>;

/** Opens a database for this test file that has orders from before the first migration of courses, and migrates it. */
export function useEarlierOrders(): void {
  beforeAll(async () => {
    database = await openEmbeddedDatabase();
    await preparePlatform(database);
    await migrate(database, migrationsDir, (version) => version < firstOfCourses);
    before = await setUp();
    await migrate(database, migrationsDir);
  });
  afterAll(() => database.close());
}
