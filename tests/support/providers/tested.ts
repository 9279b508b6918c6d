import type { AnyProviderControl } from '../../../local/payments/control.ts';
import type { Payments } from '../../../local/server/payments.ts';
import type { TestedProvider } from './provider.ts';
import { razorpay } from './razorpay.ts';
import { stripe } from './stripe.ts';

type Page = Awaited<ReturnType<AnyProviderControl['pay']>>;
type ProviderName = Payments['provider'];

// Each gets back only the pages of its own emulator.
export const testedProvider = (name: ProviderName) =>
  ({ stripe, razorpay })[name] as unknown as TestedProvider<Page>;

/** The provider that this run is about: tests/vitest.config.ts runs the same files for each. */
export const providerName: ProviderName =
  process.env['PAYMENT_PROVIDER'] === 'razorpay' ? 'razorpay' : 'stripe';

export const tested = testedProvider(providerName);

/** The hand on its emulator. */
export const controlOf = (payments: Payments): AnyProviderControl => payments[providerName].control;
