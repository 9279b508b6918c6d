import * as z from 'zod/mini';

const filled = z.string('is missing').check(z.trim(), z.minLength(1, 'is missing'));
const webAddress = filled.check(
  z.regex(/^https?:\/\/[^\s/]+/, 'must be an http(s) address'),
  z.overwrite((address) => address.replace(/\/+$/, '')),
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
  STRIPE_SECRET_KEY: filled,
  STRIPE_WEBHOOK_SECRET: filled,
  /** Where Stripe's interface answers; absent means api.stripe.com. */
  STRIPE_API_BASE: optional(webAddress),
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

/** Throws one sentence that names every variable that is missing or wrong, and quotes no value. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const result = environmentSchema.safeParse(variables);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
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
