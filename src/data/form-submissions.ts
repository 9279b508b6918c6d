import type { Booking } from '#src/schemas/booking.ts';
import type { CollegeInquiry } from '#src/schemas/college-inquiry.ts';
import type { FormTrap } from '#src/schemas/form-trap.ts';
import { publicRest } from './client.ts';
import type { Database } from './database.types.ts';
import { DataError, unwrap } from './unwrap.ts';

/**
 * Stores a booking form. `id` is made by the caller, so that sending the same form again after a
 * lost answer finds the row that is already there.
 */
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

/** Stores a college's inquiry, once for each `id` like a booking. */
export async function insertCollegeInquiry(
  id: string,
  inquiry: CollegeInquiry,
  trap: FormTrap,
): Promise<void> {
  const { additionaldetails, ...rest } = inquiry;
  await insertOnce({
    id,
    type: 'college',
    ...rest,
    ...(additionaldetails && { additionaldetails }),
    ...trap,
  });
}

type NewSubmission = Database['public']['Tables']['form_submissions']['Insert'] & {
  id: string;
  type: 'individual' | 'college';
};

async function insertOnce(row: NewSubmission): Promise<void> {
  try {
    unwrap(await publicRest().from('form_submissions').insert(row));
  } catch (error) {
    if (!(error instanceof DataError && error.reason === 'duplicate')) throw error;
  }
}
