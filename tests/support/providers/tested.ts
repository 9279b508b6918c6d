import type { AnyProviderControl } from '../../../local/payments/control.ts';
import type { Payments } from '../../../local/server/payments.ts';
import type { TestedProvider } from './provider.ts';
import { razorpay } from './razorpay.ts';
import { stripe } from './stripe.ts';

type Page = Awaited<ReturnType<AnyProviderControl['pay']>>;

/** The provider that this run is about: tests/vitest.config.ts runs the same files for each. */
export const providerName = process.env['PAYMENT_PROVIDER'] === 'razorpay' ? 'razorpay' : 'stripe';

// Each gets back only the pages of its own emulator.
export const tested = { stripe, razorpay }[providerName] as unknown as TestedProvider<Page>;

/** The hand on its emulator. */
export const controlOf = (payments: Payments): AnyProviderControl => payments[providerName].control;
