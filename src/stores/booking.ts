import { offerOf } from '#src/config/offers.ts';
import { insertBooking } from '#src/data/form-submissions.ts';
import { passHumanCheck } from '#src/data/human-check.ts';
import { leavePage } from '#src/lib/leave-page.ts';
import { notices } from '#src/messages/notices.ts';
import type { Booking } from '#src/schemas/booking.ts';
import type { FormTrap } from '#src/schemas/form-trap.ts';
import { chooseOrder } from './checkout.ts';
import { createSubmit } from './submit.ts';

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
  trap: FormTrap;
}

const booking = createSubmit({
  send: async ({ mentorshipType, booking, trap }: SessionBooking) => {
    const submissionId = submissionIdFor(mentorshipType);
    await passHumanCheck(submissionId);
    await insertBooking(submissionId, mentorshipType, booking, trap);
    const address = chooseOrder({
      mentorshipType,
      amount: offerOf(mentorshipType).priceInRupees,
      submissionId,
      customer: { name: booking.fullname, email: booking.email, phone: booking.phone },
    });
    await leavePage(address);
  },
  failed: () => notices.bookingFailed,
});

export const $isBooking = booking.$busy;

/** Stores the booking form and goes on to the payment page. */
export const bookSession = booking.submit;

/** Goes to the payment page with a course, which needs no booking form. */
export async function buyCourse(mentorshipType: string): Promise<void> {
  const address = chooseOrder({
    mentorshipType,
    amount: offerOf(mentorshipType).priceInRupees,
    customer: { name: '', email: '', phone: '' },
  });
  await leavePage(address);
}
