import { findOwnPhone } from '#src/features/payment/data/own-phone.ts';
import { $session, startSession } from '#src/shared/stores/session.ts';

/** What is known of someone who is signed in, by the names of the payment form. */
export async function findKnownCustomer(): Promise<Record<string, string>> {
  await startSession();
  const { user } = $session.get();
  if (!user) return {};
  // Without it they type their number.
  const phone = await findOwnPhone(user.id).catch(() => undefined);
  return { customerName: user.fullName, customerEmail: user.email, customerPhone: phone ?? '' };
}
