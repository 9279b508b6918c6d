import * as z from 'zod/mini';

const claimsSchema = z.object({ role: z.string(), ref: z.optional(z.string()) });

/**
 * What one of Supabase's keys says about itself. The older kind is a JWT that names its role and its project; the newer
 * begins with sb_publishable_ or sb_secret_ and names no project: supabase.com/docs/guides/api/api-keys.
 */
export function readKey(key: string): { kind: 'public' | 'secret' | 'unknown'; project?: string } {
  if (key.startsWith('sb_publishable_')) return { kind: 'public' };
  if (key.startsWith('sb_secret_')) return { kind: 'secret' };
  const claims = claimsOf(key);
  if (!claims) return { kind: 'unknown' };
  const { role, ref } = claims;
  return { kind: role === 'anon' ? 'public' : 'secret', ...(ref && { project: ref }) };
}

function claimsOf(key: string): z.infer<typeof claimsSchema> | undefined {
  const [, payload, signature] = key.split('.');
  if (!payload || !signature) return undefined;
  try {
    return claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  } catch {
    return undefined;
  }
}

/** The project of an address; none where the project has a domain of its own. */
export const projectOf = (address: string): string | undefined =>
  /^([a-z0-9]+)\.supabase\.co$/.exec(URL.canParse(address) ? new URL(address).hostname : '')?.[1];

// stripe.com/docs/keys and razorpay.com/docs/payments/dashboard/account-settings/api-keys
const livePaymentKey = /^(?:(?:sk|rk)_live_|rzp_live_)/;
// Of Supabase, Stripe and its webhooks, and Resend.
const secretKey = /^(?:sb_secret_|(?:sk|rk)_(?:live|test)_|whsec_|re_)/;

/** Whether money moves with it. */
export const isLiveKey = (value: string): boolean => livePaymentKey.test(value);

/** Whether nobody but the functions may know it. */
export const isSecret = (value: string): boolean =>
  secretKey.test(value) || readKey(value).kind === 'secret';
