import { insertBooking } from '#src/features/mentorship/data/bookings.ts';
import type { Booking } from '#src/features/mentorship/schemas/booking.ts';
import type { HeldTime } from '#src/features/sessions/schemas/hold.ts';
import { goToPage } from '#src/shared/browser/go-to-page.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { passHumanCheck } from '#src/shared/data/human-check.ts';
import type { FormTrap } from '#src/shared/lib/form-trap.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { chooseOrder } from '#src/shared/stores/checkout.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';

// One id for as long as the page is open: a retry after a lost answer stores no second row.
const submissionIds = new Map<string, string>();

function submissionIdFor(mentorshipType: string): string {
  const id = submissionIds.get(mentorshipType) ?? crypto.randomUUID();
  submissionIds.set(mentorshipType, id);
  return id;
}

interface SessionBooking {
  mentorshipType: string;
  booking: Booking;
  /** Chosen before paying. */
  time: HeldTime | undefined;
  /** The privacy notice that was read by somebody who wants messages to their phone. */
  phoneMessagesNotice: string | undefined;
  trap: FormTrap;
}

const booking = createSubmit({
  send: async ({ mentorshipType, booking, time, phoneMessagesNotice, trap }: SessionBooking) => {
    const submissionId = submissionIdFor(mentorshipType);
    await passHumanCheck(submissionId);
    await insertBooking(submissionId, mentorshipType, booking, trap);
    const address = chooseOrder({
      mentorshipType,
      amount: offerOf(mentorshipType).priceInRupees,
      submissionId,
      ...(time && { time }),
      ...(phoneMessagesNotice && { phoneMessagesNotice }),
      customer: { name: booking.fullname, email: booking.email, phone: booking.phone },
    });
    await goToPage(address);
  },
  failed: () => notices.bookingFailed,
});

export const $isBooking = booking.$busy;

/** Stores the booking form and goes on to the payment page. */
export const bookSession = booking.submit;
