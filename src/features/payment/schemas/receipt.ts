import * as z from 'zod/mini';

/** `by_bank`: the bank took it back in a dispute. */
const waysBack = ['on_its_way', 'done', 'by_bank'] as const;

/** What a receipt says of a paid order. `amount` is in whole rupees. */
export const receiptSchema = z.object({
  order_id: z.string(),
  receipt_number: z.string(),
  paid_at: z.string(),
  refunded_at: z.nullable(z.string()),
  /** Where the money is once the order is refunded. */
  money_back: z.nullable(z.enum(waysBack)),
  /** What has gone back of a paid or refunded order, the earliest first. */
  parts: z.array(z.object({ moment: z.string(), rupees: z.number(), how: z.enum(waysBack) })),
  amount: z.number(),
  mentorshiptype: z.string(),
  customer_name: z.string(),
  payment_method: z.nullable(z.string()),
  billing_state: z.nullable(z.string()),
  /** Paid with a test key: no money has moved. */
  is_test: z.boolean(),
});

export type Receipt = z.infer<typeof receiptSchema>;
