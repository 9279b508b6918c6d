import type { Session } from '#src/features/sessions/schemas/session.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { receiptPath } from '#src/shared/paths.ts';

/** What was bought, and its receipt. */
export function SessionOrder({ session }: { session: Session }) {
  return (
    <p className="text-small text-soft">
      {offerOf(session.mentorshiptype).name} ·{' '}
      <a className="link" href={receiptPath(session.order_id)}>
        Receipt
      </a>
    </p>
  );
}
