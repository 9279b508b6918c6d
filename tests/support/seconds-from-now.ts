/** Both payment providers count a moment in seconds since 1970. */
export const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;
