import { limits } from '#src/shared/lib/limits.ts';

const pathsThatSetPasswords = ['/auth/v1/signup', '/auth/v1/user'];

/**
 * Answers a new password that bcrypt would cut: it reads 72 bytes, and @supabase/lite counts characters.
 *
 * The answer is the one of the hosted auth service.
 */
export async function refuseLongPassword(request: Request): Promise<Response | undefined> {
  if (!pathsThatSetPasswords.includes(new URL(request.url).pathname)) return undefined;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('password' in body)) return undefined;
  const { password } = body;
  if (typeof password !== 'string') return undefined;
  if (Buffer.byteLength(password) <= limits.passwordMaximumBytes) return undefined;
  return Response.json(
    {
      code: 400,
      error_code: 'validation_failed',
      msg: 'Password cannot be longer than 72 characters',
    },
    { status: 400 },
  );
}
