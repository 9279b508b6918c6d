import type { Customer } from '#src/features/sessions/lib/scheduler-address.ts';
import { sessionKeyIn } from '#src/features/sessions/lib/session-key.ts';
import { $checkout } from '#src/shared/stores/checkout.ts';
import { $session, hasStoredSession, startSession } from '#src/shared/stores/session.ts';

const patienceInMilliseconds = 2000;

/**
 * Who books for the order that the address names. It is asked of nobody: whoever was sent the link would learn whose
 * order it is. So it is what was typed in this tab, or who is signed in.
 */
export async function findCustomer(): Promise<Customer | undefined> {
  if (!sessionKeyIn(new URL(location.href))) return undefined;
  const typed = $checkout.get()?.customer;
  if (typed?.email) return typed;
  if (!hasStoredSession()) return undefined;
  // The calendar does not wait for long: its own form asks as well.
  await Promise.race([
    startSession(),
    new Promise((resolve) => setTimeout(resolve, patienceInMilliseconds)),
  ]);
  const { user } = $session.get();
  return user && { name: user.fullName, email: user.email };
}
