import type { AuthError } from '@supabase/supabase-js';
import { DataError, type FailureReason } from './unwrap.ts';

/** A refusal of the auth service, with its own words as the message; empty when it did not say any. */
export class AuthFailure extends DataError {
  /** The service's name for what went wrong, such as `otp_expired`. */
  readonly code: string;

  constructor(error: AuthError) {
    super(reasonOf(error), isFromService(error) && hasMessage(error) ? error.message : '');
    this.name = 'AuthFailure';
    this.code = error.code ?? '';
  }
}

interface Answer {
  error: AuthError | null;
}

export function throwIfFailed({ error }: Answer): void {
  if (error) throw failureOf(error);
}

// These answers would tell a stranger which addresses have an account. Someone who owns the address reads it in a mail.
const accountEnumerationCodes: unknown[] = [
  'user_already_exists',
  'email_exists',
  'user_not_found',
];
export const revealsOtherAccount = ({ code }: AuthError) => accountEnumerationCodes.includes(code);

// Two limits have this code. The one of an address begins with these words (supabase/auth: internal/api/mail.go), and only
// a known address meets it. At the other one, the project's own, a sign-up stores nothing, so it must be told.
const isLimitOfAddress = ({ code, message }: AuthError) =>
  code === 'over_email_send_rate_limit' && message.startsWith('For security purposes');

const isEnumerationError = (error: AuthError) =>
  revealsOtherAccount(error) || isLimitOfAddress(error);

export function ignoreEnumerationErrors({ error }: Answer, isAlike = isEnumerationError): void {
  if (error && !isAlike(error)) throw failureOf(error);
}

export const failureOf = (error: AuthError) => new AuthFailure(error);

// The rest is what the browser says about a failed request or an unreadable answer.
const isFromService = ({ name, status }: AuthError) =>
  name !== 'AuthUnknownError' && Boolean(status);

/** Of an answer without a message, supabase-js makes one of its JSON. */
const hasMessage = ({ message }: AuthError) => !message.startsWith('{');

function reasonOf({ name, status }: AuthError): FailureReason {
  if (name === 'AuthRetryableFetchError') return 'unavailable';
  if (status === 429) return 'tooMany';
  return status === 401 || status === 403 ? 'forbidden' : 'invalid';
}
