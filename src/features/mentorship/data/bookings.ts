import type { Booking } from '#src/features/mentorship/schemas/booking.ts';
import { insertOnce } from '#src/shared/data/form-submissions.ts';
import type { FormTrap } from '#src/shared/lib/form-trap.ts';

/** Stores a booking form, once for each `id`. */
export async function insertBooking(
  id: string,
  mentorshipType: string,
  booking: Booking,
  trap: FormTrap,
): Promise<void> {
  const { collegeName, ...rest } = booking;
  await insertOnce({
    id,
    type: 'individual',
    mentorshiptype: mentorshipType,
    collegename: collegeName,
    ...rest,
    ...trap,
  });
}
