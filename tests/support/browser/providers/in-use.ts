import { providers } from '../../../../src/features/payment/messages/providers.ts';
import { testedProvider } from '../../providers/tested.ts';
import type { StackInUse } from '../stack-in-use.ts';
import type { HostedPage } from './hosted-page.ts';
import { razorpayPage } from './razorpay.ts';
import { stripePage } from './stripe.ts';
import { type Switches, switchesAt } from './switches.ts';

type Tested = ReturnType<typeof testedProvider>;

/** Whoever takes the money on the site of this test: its hosted page, its words, and the hand on its stand-in. */
export interface ProviderInUse
  extends
    HostedPage,
    Switches,
    Pick<Tested, 'methods' | 'notReceived' | 'factsOf' | 'repeatsFailures'> {
  /** What the desk calls it, and where the desk leads for its disputes. */
  name: string;
  disputes: string;
}

const pages = { stripe: stripePage, razorpay: razorpayPage };

export const providerInUse = ({ provider, paymentsUrl }: StackInUse): ProviderInUse => ({
  ...providers[provider],
  ...testedProvider(provider),
  ...pages[provider],
  ...switchesAt(paymentsUrl),
});
