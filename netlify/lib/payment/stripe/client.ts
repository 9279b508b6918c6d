import Stripe from 'stripe';
import { environment } from '../../site/env.ts';
import { ProviderError } from '../provider-error.ts';

// Only this folder calls Stripe, all of it through `ask`.

const timeLimitMilliseconds = 10_000;
const rateLimitPauseMilliseconds = 1_000;

export const hasKeys = () => environment().STRIPE_SECRET_KEY !== undefined;

/** True when the configured key moves real money. */
export const isLive = () => /^[rs]k_live_/.test(environment().STRIPE_SECRET_KEY ?? '');

let shared: Stripe | undefined;

export function client(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = environment();
  if (STRIPE_SECRET_KEY === undefined) throw new ProviderError('refused', 'Stripe has no key here');
  shared ??= new Stripe(STRIPE_SECRET_KEY, {
    ...(STRIPE_API_BASE === undefined ? {} : hostOf(new URL(STRIPE_API_BASE))),
    apiVersion: '2026-10-28.endive',
    httpClient: Stripe.createFetchHttpClient(),
    timeout: timeLimitMilliseconds,
    // Once more after a 5xx, a lost connection or a time-out, with the same idempotency key.
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return shared;
}

const hostOf = (base: URL) => ({
  host: base.hostname,
  protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
  port: base.port || (base.protocol === 'http:' ? 80 : 443),
});

export async function ask<Result>(call: (stripe: Stripe) => Promise<Result>): Promise<Result> {
  const stripe = client();
  try {
    return await call(stripe).catch(async (error: unknown) => {
      // The SDK does not repeat a 429 by itself.
      if (!(error instanceof Stripe.errors.StripeRateLimitError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, rateLimitPauseMilliseconds));
      return call(stripe);
    });
  } catch (error) {
    throw providerErrorOf(error);
  }
}

function providerErrorOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, statusCode, requestId } = error;
  const cause =
    error instanceof Stripe.errors.StripeConnectionError
      ? 'unreachable'
      : statusCode === 409
        ? 'busy'
        : 'refused';
  return new ProviderError(
    cause,
    ['Stripe', type, code, statusCode, requestId].filter(Boolean).join(' '),
  );
}
