import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { aPayment } from '../support/sample-rows.ts';
import { sql } from '../support/use-native-database.ts';

const slug = 'resume-mastery';

/** Runs work as the REST service does for this account. */
export async function as<Result>(
  account: string,
  work: (transaction: Sql) => Promise<Result>,
  database: Sql = sql,
): Promise<Result> {
  const answer = await database.begin(async (transaction) => {
    // Its type forgets that it can be called (postgres 3.4, TransactionSql).
    const tx = transaction as unknown as Sql;
    await tx`set local lock_timeout = '20s'`;
    await tx`select set_config('request.jwt.claim.sub', ${account}, true)`;
    await tx`set local role authenticated`;
    return work(tx);
  });
  return answer as Result;
}

export async function newAccount(role = 'user'): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into auth.users ${sql({ id, email: `${id}@college.example`, email_confirmed_at: new Date() })}`;
  await sql`insert into public.user_roles ${sql({ user_id: id, role })}`;
  return id;
}

/** An order of the course under an address, paid unless it is said otherwise. */
export async function newOrder(email: string, status = 'paid'): Promise<string> {
  const payment = aPayment({
    customer_email: email,
    mentorshiptype: 'resume_interview_course',
    payment_status: status,
  });
  await sql`insert into public.payments ${sql(payment)}`;
  return String(payment['order_id']);
}

export async function newLearner(): Promise<string> {
  const id = await newAccount();
  await newOrder(`${id}@college.example`);
  return id;
}

/** Adds a module with so many lessons to the course, and answers their ids in order. */
export async function addLessons(count: number): Promise<{ moduleId: string; lessons: string[] }> {
  const [module] = await sql<{ id: string }[]>`
    insert into public.course_modules (course_id, title)
    select id, 'Ratios' from public.courses where slug = ${slug}
    returning id`;
  const moduleId = module?.id ?? '';
  const rows = await sql<{ id: string }[]>`
    insert into public.lessons
      (course_id, module_id, position, slug, title, summary, body, status, task, rubric)
    select course_id, course_modules.id, number, gen_random_uuid()::text, 'Ratios', 'One line each.',
      '<p>' || repeat('Add the parts. ', 100) || '</p>', 'published', 'Solve ten.',
      '[{"criterion": "All ten.", "points": 10}]'
    from public.course_modules, generate_series(1, ${count}) as number
    where course_modules.id = ${moduleId}
    returning id`;
  return { moduleId, lessons: rows.map(({ id }) => id) };
}

export async function numberOf(rows: Promise<{ count: string }[]>): Promise<number> {
  return Number((await rows)[0]?.count);
}

/** Does the work so many times at the same time. */
export const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: count }, (_value, index) => work(index)));

export const succeeded = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

export const valuesOf = <Value>(outcomes: PromiseSettledResult<Value>[]) =>
  outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'refused'));
