import Stripe from 'stripe';

/** The one API version that is spoken: the one that the installed SDK is typed for. */
export const apiVersion = Stripe.API_VERSION;
