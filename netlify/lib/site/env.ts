import * as z from 'zod/mini';

const filled = z.string('is missing').check(z.trim(), z.minLength(1, 'is missing'));
const webAddress = filled.check(
  z.regex(/^https?:\/\/[^\s/]+/, 'must be an http(s) address'),
  z.overwrite((address) => address.replace(/\/+$/, '')),
);

// Whether money moves is read from it (razorpay.com/docs/api/authentication).
const razorpayKeyId = filled.check(
  z.regex(/^rzp_(live|test)_/, 'must begin with rzp_live_ or rzp_test_'),
);

// A dashboard keeps a cleared variable as an empty text.
const optional = <Schema extends z.core.SomeType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    z.optional(schema),
  );

const environmentSchema = z.object({
  SITE_URL: webAddress,
  SUPABASE_URL: webAddress,
  SUPABASE_ANON_KEY: filled,
  SUPABASE_SERVICE_ROLE_KEY: filled,
  /** Who takes the money of new orders. The keys of the other one serve for its old orders. */
  PAYMENT_PROVIDER: z._default(
    optional(z.enum(['stripe', 'razorpay'], 'must be stripe or razorpay')),
    'stripe',
  ),
  STRIPE_SECRET_KEY: optional(filled),
  STRIPE_WEBHOOK_SECRET: optional(filled),
  /** Where Stripe's interface answers; absent means api.stripe.com. */
  STRIPE_API_BASE: optional(webAddress),
  RAZORPAY_KEY_ID: optional(razorpayKeyId),
  RAZORPAY_KEY_SECRET: optional(filled),
  RAZORPAY_WEBHOOK_SECRET: optional(filled),
  /** Where Razorpay's interface answers; absent means api.razorpay.com. */
  RAZORPAY_API_BASE: optional(webAddress),
  RESEND_API_KEY: filled,
  MAIL_FROM: filled,
  BUILD_HOOK_URL: optional(webAddress),
  /** Both of Cloudflare Turnstile's keys, or forms are not asked who sends them. */
  TURNSTILE_SECRET_KEY: optional(filled),
  PUBLIC_TURNSTILE_SITE_KEY: optional(filled),
  /** Where Turnstile's answers are verified; absent means Cloudflare. */
  TURNSTILE_API_BASE: optional(webAddress),
  /** Both of WhatsApp's Cloud API, or nobody is written to by phone. */
  WHATSAPP_TOKEN: optional(filled),
  WHATSAPP_PHONE_ID: optional(filled.check(z.regex(/^\d+$/, 'must be the digits of an id'))),
  /** Where the Cloud API answers; absent means Meta. */
  WHATSAPP_API_BASE: optional(webAddress),
});

export type Environment = z.infer<typeof environmentSchema>;

const keysOfNewOrders = {
  stripe: { STRIPE_SECRET_KEY: filled, STRIPE_WEBHOOK_SECRET: filled },
  razorpay: {
    RAZORPAY_KEY_ID: razorpayKeyId,
    RAZORPAY_KEY_SECRET: filled,
    RAZORPAY_WEBHOOK_SECRET: filled,
  },
};

function readVariables(variables: Variables) {
  const provider = variables['PAYMENT_PROVIDER'] === 'razorpay' ? 'razorpay' : 'stripe';
  const schema = z.extend(environmentSchema, keysOfNewOrders[provider]);
  return schema.safeParse(withAddress(variables));
}

/**
 * The main address that Netlify knows serves where none is set, as in the build (local/hosted-build/site-address.ts). It
 * is one of the few variables that functions get: docs.netlify.com/build/functions/environment-variables.
 */
const withAddress = (variables: Variables) => ({
  ...variables,
  SITE_URL: variables['SITE_URL'] || variables['URL'],
});

type Variables = Record<string, string | undefined>;

/** Every variable that is missing or wrong; no value is quoted. */
export function environmentProblems(variables: Variables): { name: string; problem: string }[] {
  const { error } = readVariables(variables);
  return (error?.issues ?? []).map(({ path, message }) => ({
    name: path.join('.'),
    problem: message,
  }));
}

/** Throws one sentence that names every variable that is missing or wrong, and quotes no value. */
export function readEnvironment(variables: Variables): Environment {
  const result = readVariables(variables);
  if (result.success) return result.data;
  const problems = environmentProblems(variables).map(({ name, problem }) => `${name} ${problem}`);
  throw new EnvironmentError(`Environment: ${problems.join('; ')}`);
}

class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  readonly safeMessage: string;

  constructor(safeMessage: string) {
    super(safeMessage);
    this.safeMessage = safeMessage;
  }
}

let checked: Environment | undefined;

/** What this deployment is configured with, checked once per instance. */
export function environment(): Environment {
  checked ??= readEnvironment(process.env);
  return checked;
}
