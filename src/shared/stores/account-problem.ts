import { AuthFailure } from '#src/shared/data/auth-failure.ts';
import type { DataError } from '#src/shared/data/unwrap.ts';
import { accountProblems, refusalAdvice } from '#src/shared/messages/account.ts';

/**
 * Why something about an account failed: the service's own words (docs/product.md 8) and what to do, or ours when it has
 * none.
 */
export function problemOf(failure: DataError): string {
  const { reason, message } = failure;
  if (message === '') {
    return reason === 'unavailable' ? accountProblems.unreachable : accountProblems.unexpected;
  }
  const advice = failure instanceof AuthFailure && refusalAdvice.get(failure.code);
  return advice ? `${message.replace(/\.$/, '')}. ${advice}` : message;
}
