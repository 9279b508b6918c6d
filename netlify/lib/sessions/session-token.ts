import { idOfSigned, signId } from '../http/signed-id.ts';

/** The token of a booking's page. The same each time, so that every mail has the same link. */
export const tokenOfBooking = (bookingId: string): string => signId('session', bookingId);

/** The id of the booking whose page a token opens, or null when nobody here wrote the token. */
export const bookingIdOfToken = (token: string): string | null => idOfSigned('session', token);
