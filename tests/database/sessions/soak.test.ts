import { describe, expect, test, vi } from 'vitest';
import { hasNativePostgres } from '../support/native-database.ts';
import { aPayment } from '../support/sample-rows.ts';
import { sql, useNativeDatabase } from '../support/use-native-database.ts';

vi.setConfig({ testTimeout: 240_000 });

const steps = 2_000;

/** The same numbers each time, so that a failure can be repeated: mulberry32. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe.skipIf(!hasNativePostgres)('whatever people do, in any order', () => {
  useNativeDatabase(4);

  test(`after each of ${steps} steps no two sessions overlap and all money has an answer`, async () => {
    await sql`
      insert into public.open_hours (weekday, opens_at, closes_at)
      select weekday, '16:00', '20:00' from generate_series(1, 7) as weekday`;
    await sql`
      update public.schedule_settings
      set notice_hours = 0, horizon_days = 5, moves_allowed = 3, change_until_hours = 1`;
    const random = numbersFrom(20_261_125);
    const below = (maximum: number) => Math.floor(random() * maximum);
    const pick = <Item>(items: Item[]): Item => items[below(items.length)] as Item;

    const days = await sql<{ moment: Date }[]>`
      select unnest(public.free_slots(now(), now() + interval '6 days')) as moment`;
    const times = days.map(({ moment }) => moment.toISOString());
    const orders: string[] = [];
    const done: Record<string, number> = {};
    const note = (what: string) => (done[what] = (done[what] ?? 0) + 1);

    const record = (orderId: string, status: string) => sql`
      select public.record_payment_event(
        'soak', ${orderId}, ${status}, amount_in_paise => 14900, currency => 'inr')`;
    const answer = async (name: string, query: PromiseLike<readonly unknown[]>) => {
      const [row] = (await query) as { answer: string }[];
      note(`${name}: ${row?.answer}`);
    };

    const actions: (() => Promise<unknown>)[] = [
      async () => {
        const payment = aPayment();
        await sql`insert into public.payments ${sql(payment)}`;
        orders.push(String(payment['order_id']));
      },
      () =>
        answer(
          'hold',
          sql`select answer from public.hold_for_order(${pick(orders)}, ${pick(times)}, null)`,
        ),
      () =>
        answer(
          'hold',
          sql`select answer from public.hold_for_order(${pick(orders)}, ${pick(times)}, null)`,
        ),
      () =>
        answer(
          'browser',
          sql`select answer from public.hold_time(${pick(times)}, ${String(below(9)).repeat(64)}, 'net', 10, 4)`,
        ),
      () => record(pick(orders), pick(['paid', 'paid', 'paid', 'failed', 'expired'])),
      async () => below(3) === 0 && record(pick(orders), 'refunded'),
      // Lapse: the end of some hold has come.
      () => sql`
        update public.bookings set hold_ends = now() - interval '1 second'
        where id = (select id from public.bookings where status = 'held' order by md5(id::text || ${random()}) limit 1)`,
      () =>
        answer('choose', sql`select public.choose_time(${pick(orders)}, ${pick(times)}) as answer`),
      () =>
        answer('choose', sql`select public.choose_time(${pick(orders)}, ${pick(times)}) as answer`),
      () => answer('cancel', sql`select public.cancel_session(${pick(orders)}) as answer`),
    ];

    await actions[0]?.();
    for (let step = 0; step < steps; step += 1) {
      await pick(actions)();
      const [broken] = await sql`
        select
          (
            select count(*) from public.bookings as one
            join public.bookings as other
              on one.id < other.id
              and tstzrange(one.blocked_from, one.blocked_to) && tstzrange(other.blocked_from, other.blocked_to)
            where one.status in ('held', 'booked') and other.status in ('held', 'booked')
          )::integer as overlaps,
          (
            select count(*) from public.payments
            left join public.bookings using (order_id)
            where payment_status = 'paid'
              and (status is null or status not in ('booked', 'needs_time', 'cancelled_by_buyer'))
          )::integer as money_without_answer,
          (
            select count(*) from public.payments
            join public.bookings using (order_id)
            where payment_status <> 'paid' and status in ('booked', 'needs_time')
          )::integer as sessions_without_money,
          (
            select count(*) from public.outbox
            join public.bookings on bookings.id::text = payload ->> 'booking_id'
            where kind like 'session\_reminder%' and sent_at is null
              and (status <> 'booked' or bookings.sequence <> (payload ->> 'sequence')::integer)
          )::integer as false_reminders`;
      expect(broken, `after step ${step}`).toEqual({
        overlaps: 0,
        money_without_answer: 0,
        sessions_without_money: 0,
        false_reminders: 0,
      });
    }
    // The steps reached what they are for.
    for (const outcome of [
      'hold: ok',
      'hold: taken',
      'browser: ok',
      'choose: ok',
      'choose: taken',
      'cancel: ok',
    ]) {
      expect(done[outcome], outcome).toBeGreaterThan(5);
    }
  });
});
