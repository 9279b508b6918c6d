import * as z from 'zod/mini';
import { emailFormat } from '../../email-format.ts';
import { badRequest, type RazorpayFailure } from '../errors.ts';

// What the product sends, and nothing else; what it always sends is required, also where Razorpay could do without.

/** "Maximum 15 key-value pairs, 256 characters (maximum) each" (razorpay.com/docs/api/payments/payment-links/create-standard). */
const notes = z
  .record(z.string(), z.string().check(z.maxLength(256, 'may not be greater than 256 characters')))
  .check(z.refine((all) => Object.keys(all).length <= 15, 'may not have more than 15 items'));

/** razorpay.com/docs/api/payments/payment-links/customise-options-config */
const config = z.strictObject({
  display: z.strictObject({
    blocks: z.record(
      z.string(),
      z.strictObject({
        name: z.string(),
        instruments: z.array(
          z.strictObject({ method: z.enum(['card', 'netbanking', 'upi', 'wallet']) }),
        ),
      }),
    ),
    sequence: z.array(z.string().check(z.startsWith('block.', 'must name a block'))),
    preferences: z.strictObject({ show_default_blocks: z.boolean() }),
  }),
});

/** razorpay.com/docs/api/customers/create, "Request Parameters"; the words are of github.com/razorpay/razorpay-node, issue 161. */
const customer = z.strictObject({
  name: z.optional(z.string().check(z.regex(/^[A-Za-z\d .'/@()]{3,50}$/, 'format is invalid'))),
  email: z.optional(
    z
      .string()
      .check(
        z.regex(emailFormat, 'must be a valid email address'),
        z.maxLength(64, 'may not be greater than 64 characters'),
      ),
  ),
  contact: z.optional(z.string()),
});

/** razorpay.com/docs/api/payments/payment-links/create-standard, "Request Parameters" */
export const linkParameters = z.strictObject({
  // The least amount of any payment is one rupee (razorpay.com/docs/api/orders/create, "Errors").
  amount: z.int().check(z.minimum(100, 'must be at least INR 1.00')),
  currency: z.literal('INR'),
  accept_partial: z.optional(z.literal(false)),
  reference_id: z
    .string()
    .check(z.minLength(1), z.maxLength(40, 'may not be greater than 40 characters')),
  description: z.string().check(z.maxLength(2048, 'may not be greater than 2048 characters')),
  expire_by: z.int(),
  customer,
  notify: z.strictObject({ sms: z.boolean(), email: z.boolean() }),
  reminder_enable: z.boolean(),
  notes: z.optional(notes),
  callback_url: z.url(),
  callback_method: z.literal('get'),
  options: z.optional(z.strictObject({ checkout: z.strictObject({ config }) })),
});

/** razorpay.com/docs/api/refunds/create-normal, "Request Parameters" */
export const refundParameters = z.strictObject({
  amount: z.optional(z.int()),
  speed: z.optional(z.literal('normal')),
  notes: z.optional(notes),
  receipt: z.optional(z.string()),
});

const wholeNumber = z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number));

/** razorpay.com/docs/api/refunds/fetch-all: "You can fetch a maximum of 100". */
export const listParameters = z.strictObject({
  from: z.optional(wholeNumber),
  to: z.optional(wholeNumber),
  count: z.optional(wholeNumber.check(z.minimum(1), z.maximum(100, 'may not be greater than 100'))),
  skip: z.optional(wholeNumber),
});

export const linkQuery = z.strictObject({
  reference_id: z.optional(z.string()),
  payment_id: z.optional(z.string()),
});

/** razorpay.com/docs/api/payments/fetch-payment-expanded-card */
export const paymentQuery = z.strictObject({ 'expand[]': z.optional(z.literal('card')) });

export const noParameters = z.strictObject({});

export function read<Schema extends z.core.$ZodType>(schema: Schema, given: unknown) {
  const result = z.safeParse(schema, given);
  if (result.success) return result.data;
  throw refusalOf(result.error.issues[0], given);
}

function refusalOf(issue: z.core.$ZodIssue | undefined, given: unknown): RazorpayFailure {
  if (issue === undefined) return badRequest('wrong input fields sent.');
  if (issue.code === 'unrecognized_keys') {
    return badRequest(`${issue.keys.join(', ')} is/are not required and should not be sent`);
  }
  const field = issue.path.join('.');
  const name = field.replaceAll('_', ' ');
  if (valueAt(given, issue.path) === undefined) {
    return badRequest(`The ${name} field is required.`, field);
  }
  const problem = issue.message.startsWith('Invalid') ? 'is invalid' : issue.message;
  return badRequest(`The ${name} ${problem}.`, field);
}

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    given,
  );
