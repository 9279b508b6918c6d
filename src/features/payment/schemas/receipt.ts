import * as z from 'zod/mini';

/** What a receipt says of a paid order. `amount` is in whole rupees. */
export const receiptSchema = z.object({
  order_id: z.string(),
  receipt_number: z.string(),
  paid_at: z.string(),
  refunded_at: z.nullable(z.string()),
  /** Where the money is once the order is refunded; `by_bank`: the bank took it back in a dispute. */
  money_back: z.nullable(z.enum(['on_its_way', 'done', 'by_bank'])),
  amount: z.number(),
  mentorshiptype: z.string(),
  customer_name: z.string(),
  payment_method: z.nullable(z.string()),
  billing_state: z.nullable(z.string()),
  /** Paid with a test key: no money has moved. */
  is_test: z.boolean(),
});

export type Receipt = z.infer<typeof receiptSchema>;
