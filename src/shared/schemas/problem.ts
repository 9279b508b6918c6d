import * as z from 'zod/mini';

/** What a function answers when it refuses or fails: the words to show, and what to correct. */
export const problemSchema = z.object({
  status: z.int(),
  title: z.string(),
  detail: z.optional(z.string()),
  /** The sentence for each field that is missing or wrong. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** The right price in whole rupees, when the request named another. */
  amount: z.optional(z.int()),
  /** The same was paid for by this order; `canRepeat` when saying so again buys it a second time. */
  paid: z.optional(z.object({ orderId: z.string(), canRepeat: z.boolean() })),
  /** Somebody else has the time that was chosen; without it the same request is accepted. */
  timeTaken: z.optional(z.boolean()),
  /** The same request is accepted after a recent sign-in. */
  reauthenticate: z.optional(z.boolean()),
});

export type Problem = z.infer<typeof problemSchema>;
