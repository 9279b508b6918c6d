import type { DataError } from '#src/shared/data/unwrap.ts';
import { accountProblems } from '#src/shared/messages/account.ts';

/** Why something about an account failed: the service's own words (docs/product.md 8), or ours when it has none. */
export function problemOf({ reason, message }: DataError): string {
  if (message) return message;
  return reason === 'unavailable' ? accountProblems.unreachable : accountProblems.unexpected;
}
