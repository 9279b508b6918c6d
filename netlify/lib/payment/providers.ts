import type { ProviderName } from '#src/features/payment/messages/providers.ts';
import { environment } from '../site/env.ts';
import type { PaymentProvider } from './provider.ts';
import { razorpay } from './razorpay/provider.ts';
import { stripe } from './stripe/provider.ts';

const providers: Record<ProviderName, PaymentProvider> = { stripe, razorpay };

/** Who takes the money of new orders. */
export const currentProvider = (): PaymentProvider => providers[environment().PAYMENT_PROVIDER];

/** Whoever can be asked: the other one may have taken old orders. */
export const usableProviders = (): PaymentProvider[] =>
  Object.values(providers).filter((provider) => provider.hasKeys());

/** Who took the money of this order, also after another one was chosen. */
export const providerOf = ({ provider }: { provider: string }): PaymentProvider =>
  Object.hasOwn(providers, provider) ? providers[provider as ProviderName] : currentProvider();
