import type { Database } from '../database.ts';
import { readClaims } from './claims.ts';

// The hosted default (supabase.com/docs/guides/local-development/cli/config, auth.refresh_token_reuse_interval).
export const reuseIntervalSeconds = 10;

/**
 * The newest refresh token of the session of `used`, when `used` was exchanged so lately that another tab may have sent
 * it as well. @supabase/lite refuses any token but the newest and the one before; the hosted service takes it.
 */
export async function newestInstead(
  database: Database,
  used: unknown,
): Promise<string | undefined> {
  const [newest] = await database.query<{ token: string }>(
    `select newest.token
     from auth.refresh_tokens as used
     join auth.refresh_tokens as newest on newest.session_id = used.session_id and not newest.revoked
     where used.token = $1 and used.revoked and newest.parent is distinct from used.token
       and used.updated_at > now() - interval '1 second' * $2::integer
     order by newest.created_at desc
     limit 1`,
    [String(used), reuseIntervalSeconds],
  );
  return newest?.token;
}

/**
 * What the hosted service does after a change of password (supabase/auth: UpdatePassword in internal/models/user.go):
 * all other sessions end, and so does a change of the address that was asked for before.
 */
export async function distrustAllElse(
  database: Database,
  request: Request,
  { isChangingEmail }: { isChangingEmail: boolean },
): Promise<void> {
  const [, token = ''] = (request.headers.get('authorization') ?? '').split(' ');
  const { sub, session_id } = readClaims(token);
  await database.query(
    'delete from auth.refresh_tokens where user_id = $1 and session_id is distinct from $2',
    [sub, session_id],
  );
  await database.query('delete from auth.sessions where user_id = $1 and id <> $2', [
    sub,
    session_id,
  ]);
  if (isChangingEmail) return;
  await database.query(
    `update auth.users
     set email_change_token_new = null, email_change_token_current = null, email_change_sent_at = null
     where id = $1`,
    [sub],
  );
}
