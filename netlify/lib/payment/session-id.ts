import * as z from 'zod/mini';

const claimsSchema = z.object({ session_id: z.uuid() });

/** The session that an access token belongs to. The token comes from the auth service itself, so it is not verified. */
export function sessionIdOf(accessToken: string): string {
  const [, payload = ''] = accessToken.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return claimsSchema.parse(claims).session_id;
}
