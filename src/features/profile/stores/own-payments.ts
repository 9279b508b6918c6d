import {
  listOwnBookings,
  listOwnPayments,
  type OwnBooking,
  type OwnPayment,
} from '#src/features/profile/data/own-records.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

export type { OwnBooking, OwnPayment };

const { $state, refresh } = createLoader<{
  payments: OwnPayment[];
  /** By order. */
  bookings: Map<string, OwnBooking>;
}>({ payments: [], bookings: new Map(), status: 'loading' }, (error) => console.error(error));

/** The orders under the address of someone who is signed in, and the sessions that they are about. */
export const $ownPayments = $state;

export const loadOwnPayments = (): Promise<void> =>
  refresh(async () => {
    const [payments, bookings] = await Promise.all([listOwnPayments(), listOwnBookings()]);
    return { payments, bookings: new Map(bookings.map((booking) => [booking.order_id, booking])) };
  });
