import { insertBooking } from '#src/features/mentorship/data/bookings.ts';
import type { Booking } from '#src/features/mentorship/schemas/booking.ts';
import type { HeldTime } from '#src/features/sessions/schemas/hold.ts';
import { goToPage } from '#src/shared/browser/go-to-page.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { passHumanCheck } from '#src/shared/data/human-check.ts';
import type { FormTrap } from '#src/shared/lib/form-trap.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { bookingDraft } from '#src/shared/stores/booking-draft.ts';
import { chooseOrder } from '#src/shared/stores/checkout.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';

let last = { id: '', says: '' };

/** One id for what says the same: a retry after a lost answer stores no second row, and a correction is not lost. */
function submissionIdFor(says: string): string {
  if (last.says !== says) last = { id: crypto.randomUUID(), says };
  return last.id;
}

/** Who comes back corrects in a second what took them minutes to fill in, and is no program. */
function sinceBegun(trap: FormTrap, begunAt = Date.now()): FormTrap {
  const seconds = Math.floor((Date.now() - begunAt) / 1000);
  return { ...trap, seconds_open: Math.max(trap.seconds_open, seconds) };
}

/** Stores the booking form, unless it is stored as it is: the buyer was on the payment page and comes again. */
async function storeOnce({ mentorshipType, booking, trap }: SessionBooking): Promise<string> {
  // The declaration has the moment in it.
  const { guardian_declared_at: _, ...fields } = booking;
  const says = JSON.stringify([mentorshipType, fields]);
  const draft = bookingDraft.read();
  if (draft?.stored?.says === says) return draft.stored.id;
  const id = submissionIdFor(says);
  await passHumanCheck(id);
  await insertBooking(id, mentorshipType, booking, sinceBegun(trap, draft?.begunAt));
  if (draft) bookingDraft.keep({ ...draft, stored: { id, says } });
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
  send: async (form: SessionBooking) => {
    const { mentorshipType, booking, time, phoneMessagesNotice } = form;
    const submissionId = await storeOnce(form);
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
