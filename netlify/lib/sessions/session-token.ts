import { createHmac, timingSafeEqual } from 'node:crypto';
import { environment } from '../site/env.ts';

// Why no column holds it: docs/decisions/session-links.md.

const shape = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([\w-]{22})$/;
const signatureBytes = 16;

/** The token of a booking's page: its id and a signature. The same each time, so that every mail has the same link. */
export const tokenOfBooking = (bookingId: string): string =>
  `${bookingId.replaceAll('-', '')}${signatureOf(bookingId)}`;

/** The id of the booking whose page a token opens, or null when nobody here wrote the token. */
export function bookingIdOfToken(token: string): string | null {
  const parts = shape.exec(token)?.slice(1);
  if (!parts) return null;
  const [signature = ''] = parts.splice(-1);
  const bookingId = parts.join('-');
  // As texts: the last of 22 characters has bits that 16 bytes do not need.
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(bookingId)))
    ? bookingId
    : null;
}

const signatureOf = (bookingId: string) =>
  createHmac('sha256', environment().SUPABASE_SERVICE_ROLE_KEY)
    .update(`session:${bookingId}`)
    .digest()
    .subarray(0, signatureBytes)
    .toString('base64url');
