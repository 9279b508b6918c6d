import * as z from 'zod/mini';
import { disputeOutcomes, refundOutcomes } from './control.ts';

// What the switches of control-routes.ts are told; a word that none of them knows is refused.

export const modeBody = z.strictObject({
  mode: z.union([
    z.enum(['lose', 'double']),
    z.object({ delayMilliseconds: z.int().check(z.nonnegative()) }),
  ]),
  customerEmail: z.string(),
});

export const faultBody = z.strictObject({
  answer: z.union([z.literal([400, 429, 500]), z.literal('reset')]),
  times: z.int().check(z.positive()),
  customerEmail: z.string(),
});

export const payBody = z.strictObject({ with: z.optional(z.string()) });

export const settleBody = z.strictObject({ outcome: z.enum(['succeeded', 'failed']) });

export const refundBody = z.strictObject({ amountInPaise: z.optional(z.int()) });

export const bankAnswerBody = z.strictObject({
  outcome: z.enum(refundOutcomes),
  reason: z.optional(z.string()),
});

export const disputeBody = z.strictObject({
  isInquiry: z.optional(z.boolean()),
  reason: z.optional(z.string()),
});

export const moveBody = z.strictObject({ outcome: z.enum(disputeOutcomes) });
