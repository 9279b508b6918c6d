// Who takes the money, as the mentor reads it; visitors read no name.

/** By `payments.provider`: what it is called, and where the mentor answers its disputes. */
export const providers = {
  stripe: { name: 'Stripe', disputes: 'https://dashboard.stripe.com/disputes' },
  razorpay: { name: 'Razorpay', disputes: 'https://dashboard.razorpay.com/app/disputes' },
};

export type ProviderName = keyof typeof providers;

export const providerNames = Object.keys(providers) as ProviderName[];
