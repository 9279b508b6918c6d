import { shop } from '../../support/use-shop.ts';

export const disputeOf = async (email: string) => {
  const [order] = await shop.orders(email);
  return [order?.payment_status, order?.dispute_state];
};

/** What the mentor is told of the disputes of this buyer. */
export const newsOfDisputes = (email: string) =>
  shop.stack.backend.query<{ state: string; reason: string; is_due: boolean }>(
    `select item ->> 'state' as state, item ->> 'reason' as reason, item ? 'answer_by' as is_due
     from outbox cross join lateral jsonb_array_elements(payload -> 'news') as item
     where outbox.kind = 'mentor_news' and item ->> 'kind' = 'dispute' and item ->> 'email' = $1`,
    [email],
  );
