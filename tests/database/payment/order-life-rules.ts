import { expect } from 'vitest';
import { call } from '../courses/course.ts';
import { backend, people } from '../support/use-backend.ts';
import { askForAll, goneFrom, type Life } from './order-life.ts';

/** What never happens, and the rows that would show it. */
const never: Record<string, string> = {
  'two people have the same time': `
    select one.id from bookings as one join bookings as other on one.id < other.id
    where private.is_live(one.status, one.hold_ends) and private.is_live(other.status, other.hold_ends)
      and tstzrange(one.blocked_from, one.blocked_to) && tstzrange(other.blocked_from, other.blocked_to)`,
  'money is without a session or the right to choose its time': `
    select order_id from payments left join bookings using (order_id)
    where payment_status = 'paid' and not private.is_course(mentorshiptype)
      and coalesce(status, 'held') in ('held', 'lapsed')`,
  'a session takes place that nobody has paid': `
    select order_id from payments join bookings using (order_id)
    where payment_status <> 'paid' and status in ('booked', 'needs_time')`,
  'an order that is over keeps a time': `
    select order_id from payments join bookings using (order_id)
    where payment_status in ('failed', 'expired', 'refunded') and status = 'held'`,
  'a course is open that was refunded, or to somebody else': `
    select order_id from enrolments join payments using (order_id) join auth.users on users.id = user_id
    where ended_at is null and (payment_status <> 'paid' or lower(customer_email) <> lower(users.email))`,
  'a course that is paid is closed to its buyer': `
    select order_id from payments join auth.users on lower(customer_email) = lower(users.email)
    where payment_status = 'paid' and private.is_course(mentorshiptype)
      and not exists (
        select from enrolments
        where enrolments.order_id = payments.order_id and user_id = users.id and ended_at is null
      )`,
  'an order says something else than its refunds and disputes': `
    select order_id from payments
    cross join lateral (select coalesce(sum(in_paise), 0) as paise from private.parts_gone(order_id)) as gone
    where returned_in_paise <> least(paise, amount * 100)
      or (payment_status = 'refunded') <> (paise >= amount * 100)`,
  'money went back without a line in the audit log': `
    select order_id from payments
    where payment_status = 'refunded' and not exists (
      select from admin_actions where row_id = order_id and summary like '%→ refunded%'
    )`,
  'a session has no reminder, or two': `
    select id from bookings join payments using (order_id)
    where status = 'booked' and 1 <> (
      select count(*) from outbox
      where kind = 'session_reminder_hour' and sent_at is null and recipient = customer_email
        and payload ->> 'booking_id' = bookings.id::text and (payload ->> 'sequence')::integer = sequence
    )`,
};

const broken = Object.entries(never)
  .map(
    ([what, query]) =>
      `select '${what}' as what, to_jsonb(found) as found from (${query}) as found`,
  )
  .join(' union all ');

export async function expectRules(): Promise<void> {
  expect(await backend.query(broken)).toEqual([]);
}

interface Mail {
  id: string;
  kind: string;
  subject: string;
}

/** Sends what is due; each mail goes out once, and says what is so. */
export async function sendMails(life: Life): Promise<void> {
  for (const { id, kind, subject } of await backend.query<Mail>(
    'select * from claim_outbox(100)',
  )) {
    expect(life.sent).not.toContain(`${kind} ${subject}`);
    life.sent.push(`${kind} ${subject}`);
    const untrue = await backend.query(
      `select kind, subject from outbox
       join payments on payments.order_id = split_part(subject, ':', 1)
       join bookings using (order_id)
       cross join lateral (select coalesce(payload -> 'session', payload) as told) as said
       where outbox.id = $1 and kind <> 'session_cancelled' and told ->> 'starts_at' is not null
         and ((told ->> 'starts_at')::timestamptz, told ->> 'link_id', 'paid')
           is distinct from (starts_at, link_id::text, payment_status)`,
      [id],
    );
    expect(untrue, 'a mail says what is not so').toEqual([]);
    await backend.query('select outbox_sent($1)', [id]);
  }
}

const stored = () =>
  backend.query(`
    select to_jsonb(payments) - 'updated_at' as row from payments
    union all select to_jsonb(bookings) - 'updated_at' from bookings
    union all select to_jsonb(refunds) from refunds
    union all select to_jsonb(disputes) - 'told_at' from disputes
    union all select to_jsonb(outbox) from outbox
    order by 1`);

/** However little was told: once everything was asked for, the books are the same, and all has been said. */
export async function expectEnd(life: Life): Promise<void> {
  await askForAll(life);
  await sendMails(life);
  const before = await stored();
  await askForAll(life);
  for (const { tell } of life.untold) await tell();
  expect(await stored(), 'late news changes nothing').toEqual(before);
  await expectRules();

  const ours = await backend.query<{ order_id: string; paise: number }>(
    `select order_id, amount * 100 - returned_in_paise as paise from payments where paid_at is not null`,
  );
  const theirs = life.pages
    .filter(({ state }) => state === 'paid')
    .map((page) => ({ order_id: page.orderId, paise: Math.max(0, page.paise - goneFrom(page)) }));
  expect(new Set(ours)).toEqual(new Set(theirs));
  const totals = await call<{ received_in_paise: number; returned_in_paise: number }[]>(
    people.admin,
    'payment_totals',
  );
  const left = totals.reduce(
    (rest, month) => rest + month.received_in_paise - month.returned_in_paise,
    0,
  );
  expect(left).toBe(theirs.reduce((rest, { paise }) => rest + paise, 0));
}
