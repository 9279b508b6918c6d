/** Stripe counts in whole seconds since 1970. */
export const secondsNow = (): number => Math.floor(Date.now() / 1000);
