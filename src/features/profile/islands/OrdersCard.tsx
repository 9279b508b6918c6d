import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { paymentState } from '#src/features/payment/messages/outcomes.ts';
import { sessionByMail } from '#src/features/profile/messages.ts';
import {
  $ownPayments,
  loadOwnPayments,
  type OwnBooking,
  type OwnPayment,
} from '#src/features/profile/stores/own-payments.ts';
import { SessionTime } from '#src/features/sessions/islands/SessionTime.tsx';
import { offerOf } from '#src/shared/content/offers.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { plainDate } from '#src/shared/lib/dates/labels.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { accountProblems } from '#src/shared/messages/account.ts';
import { paths, receiptPath, resultPath, schedulePath } from '#src/shared/paths.ts';

/** What was bought with the email of this account, and the status of each order. */
export function OrdersCard() {
  const list = useStore($ownPayments);
  useEffect(() => void loadOwnPayments(), []);

  return (
    <section className="card">
      <h2 className="text-title">My orders</h2>
      {list.status === 'loading' && (
        <p role="status" className="text-soft">
          Loading orders...
        </p>
      )}
      {list.status === 'failed' && <p className="text-soft">{accountProblems.unreachable}</p>}
      {list.status === 'loaded' && list.payments.length === 0 && (
        <p className="text-soft">
          There is no order under your email address.{' '}
          <a className="link" href={paths.individual}>
            See what you can book
          </a>
        </p>
      )}
      {list.status === 'loaded' && (
        <ul className="grid divide-y divide-line">
          {list.payments.map((payment) => (
            <OrderRow
              key={payment.order_id}
              payment={payment}
              booking={list.bookings.get(payment.order_id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A paid order has a receipt, also after a refund. */
const hasReceipt = (status: string) => status === 'paid' || status === 'refunded';

/** A session of which something is to be seen or chosen. While it is paid for it is only held. */
const isPaidSession = (booking: OwnBooking | undefined): booking is OwnBooking =>
  booking !== undefined && !['held', 'lapsed'].includes(booking.status);

interface OrderRowProps {
  payment: OwnPayment;
  booking: OwnBooking | undefined;
}

function OrderRow({ payment, booking }: OrderRowProps) {
  const { order_id, amount, payment_status, mentorshiptype, created_at } = payment;
  const { name } = offerOf(mentorshiptype);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid gap-1">
        <h3 className="font-sans text-base font-semibold">{name}</h3>
        <p className="text-small text-soft">
          {plainDate(dayInIndia(created_at))} · {formatRupees(amount)} · {paymentState(payment)}
        </p>
        {isPaidSession(booking) && <SessionTime {...booking} />}
        {isPaidSession(booking) && !booking.opens_by_order && (
          <p className="text-small text-soft">{sessionByMail}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {isPaidSession(booking) && booking.opens_by_order && (
          <SessionLink booking={booking} name={name} />
        )}
        <a
          className="btn btn-quiet btn-small"
          href={resultPath(order_id)}
          aria-label={`See the order: ${name}`}
        >
          See the order
        </a>
        {hasReceipt(payment_status) && (
          <a
            className="btn btn-quiet btn-small"
            href={receiptPath(order_id)}
            aria-label={`Receipt: ${name}`}
          >
            Receipt
          </a>
        )}
      </div>
    </li>
  );
}

function SessionLink({ booking, name }: { booking: OwnBooking; name: string }) {
  const isOpen = booking.status === 'needs_time';
  const label = isOpen ? 'Choose a time' : 'See the session';
  return (
    <a
      className={`btn btn-small ${isOpen ? 'btn-fill' : 'btn-quiet'}`}
      href={schedulePath(booking.order_id)}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </a>
  );
}
