import { createHash, randomInt } from 'node:crypto';
import type { Database } from '../database.ts';

export interface StoredAccount {
  id: string;
  email: string;
  /** Null for people who only ever signed in with Google. */
  passwordHash: string | null;
  isConfirmed: boolean;
}

export async function findAccount(
  database: Database,
  email: unknown,
): Promise<StoredAccount | undefined> {
  const [account] = await database.query<StoredAccount>(
    `select id, email, encrypted_password as "passwordHash", confirmed_at is not null as "isConfirmed"
     from auth.users where lower(email) = lower($1)`,
    [String(email)],
  );
  return account;
}

/** The digits of a mail, and what is kept of them: as @supabase/lite does. */
export function newCode(email: string): { code: string; tokenHash: string } {
  const code = String(randomInt(10 ** 6)).padStart(6, '0');
  return { code, tokenHash: hashOfCode(email, code) };
}

export const hashOfCode = (email: string, code: string) =>
  createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex');

/** Makes the digits of a new confirmation mail; those of the mail before are worth nothing from now on. */
export async function renewConfirmation(
  database: Database,
  { id, email }: StoredAccount,
): Promise<{ code: string; tokenHash: string }> {
  const { code, tokenHash } = newCode(email);
  await database.query(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
    [id, tokenHash],
  );
  return { code, tokenHash };
}
