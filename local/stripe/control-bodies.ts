import * as z from 'zod/mini';

const scope = {
  times: z.optional(z.int().check(z.positive())),
  customerEmail: z.optional(z.string()),
  only: z.optional(z.string()),
};

export const modeBody = z.object({
  mode: z.union([
    z.enum(['deliver', 'lose', 'double']),
    z.object({ delayMilliseconds: z.int().check(z.nonnegative()) }),
  ]),
  ...scope,
});

export const faultBody = z.object({
  answer: z.union([z.literal([400, 500, 429]), z.enum(['hang', 'reset'])]),
  afterwards: z.optional(z.boolean()),
  message: z.optional(z.string()),
  ...scope,
});

export const eventBody = z.object({
  type: z.string(),
  object: z.unknown(),
  id: z.optional(z.string()),
  created: z.optional(z.int()),
  livemode: z.optional(z.boolean()),
  apiVersion: z.optional(z.string()),
  secret: z.optional(z.string()),
  signedAt: z.optional(z.int()),
});

export const payBody = z.object({ with: z.optional(z.string()) });
export const settleBody = z.object({ outcome: z.enum(['succeeded', 'failed']) });
export const refundBody = z.object({ amountInPaise: z.optional(z.int().check(z.positive())) });
