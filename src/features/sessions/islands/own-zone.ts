/** The zone that this browser's clock is in. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
