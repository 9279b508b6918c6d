import { expect, test } from 'vitest';
import { people } from '../support/use-backend.ts';
import { asMentor, bookingOf } from './bookings.ts';
import { useSessionMails } from './mails.ts';
import { bookedOrder, move, right } from './moved-order.ts';
import { inIndia } from './schedule.ts';

useSessionMails();

interface ClaimedMail {
  kind: string;
  recipient: string;
  payload: { starts_at: string };
}

// It is the only mail at the right address that has the receipt.
test.each([
  ['moved', 'move', inIndia(3, '10:00')],
  ['cancelled', 'cancel', undefined],
])(
  'a session that is %s after its address was corrected leaves the mail about the address, with what is true now',
  async (_, action, startsAt) => {
    const orderId = await bookedOrder();
    await move(orderId, right);
    expect(await asMentor(orderId, action, startsAt)).toBe('ok');

    const { status, starts_at, sequence } = await bookingOf(orderId);
    const { data } = await people.service.rpc('claim_outbox', { batch: 100 }).throwOnError();
    const mails = (data as ClaimedMail[]).filter(({ kind }) => kind === 'session_order_moved');
    expect(mails).toMatchObject([{ recipient: right, payload: { status, sequence } }]);
    const [told] = mails;
    expect(Date.parse(told?.payload.starts_at ?? '')).toBe(Date.parse(starts_at ?? ''));
  },
);
