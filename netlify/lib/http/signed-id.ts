import { createHmac, timingSafeEqual } from 'node:crypto';
import { environment } from '../site/env.ts';

// Why no column holds what is signed: docs/decisions/session-links.md.

const shape = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([\w-]{22})$/;
const signatureBytes = 16;

/** A token that opens the row of an id for one purpose: the id and a signature. The same each time. */
export const signId = (purpose: string, id: string): string =>
  `${id.replaceAll('-', '')}${signatureOf(purpose, id)}`;

/** The id in a token, or null when nobody here signed it for this purpose. */
export function idOfSigned(purpose: string, token: string): string | null {
  const parts = shape.exec(token)?.slice(1);
  if (!parts) return null;
  const [signature = ''] = parts.splice(-1);
  const id = parts.join('-');
  // As texts: the last of 22 characters has bits that 16 bytes do not need.
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(purpose, id))) ? id : null;
}

const signatureOf = (purpose: string, id: string) =>
  createHmac('sha256', environment().SUPABASE_SERVICE_ROLE_KEY)
    .update(`${purpose}:${id}`)
    .digest()
    .subarray(0, signatureBytes)
    .toString('base64url');
