import { randomText } from '../random-text.ts';

// Prefixes and lengths as in Stripe's own ids, so that what stores or logs them meets the real sizes.
export const newId = {
  checkoutSession: () => `cs_test_a1${randomText(56)}`,
  paymentIntent: () => `pi_3${randomText(23)}`,
  charge: () => `ch_3${randomText(23)}`,
  dispute: () => `du_1${randomText(23)}`,
  refund: () => `re_3${randomText(23)}`,
  event: () => `evt_1${randomText(23)}`,
  request: () => `req_${randomText(14)}`,
};
