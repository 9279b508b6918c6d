import * as z from 'zod/mini';

const tokenSchema = z.string().check(z.minLength(1), z.maxLength(4096));

/**
 * What a page asks of the cookie that holds an admin's refresh token:
 * - `store`: uses this refresh token up, and keeps the one that comes after it; the access token says for whom;
 * - `refresh`: does the same with the token in the cookie, if it is of this session;
 * - `clear`: forgets it.
 */
export const adminSessionSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('store'), accessToken: tokenSchema, refreshToken: tokenSchema }),
  z.object({ action: z.literal('refresh'), sessionId: z.uuid() }),
  z.object({ action: z.literal('clear') }),
]);

export type AdminSessionRequest = z.infer<typeof adminSessionSchema>;
