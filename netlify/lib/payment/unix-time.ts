// Both providers count whole seconds since 1970.

export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
