import { idOfSigned } from '../http/signed-id.ts';
import { stopPurpose } from '../mail/newsletter-mail.ts';
import { database, unwrap } from './database.ts';

/** The consent that a token was made for, or null when nobody here wrote the token. */
export const consentOfToken = (token: string): string | null => idOfSigned(stopPurpose, token);

/** Withdraws it. False when there is none of this id. Throws DatabaseError. */
export async function stopConsent(id: string): Promise<boolean> {
  return unwrap(await database().rpc('stop_consent', { consent_id: id }));
}
