/** Someone who waits this long is told, and can try again. */
const timeLimitInMilliseconds = 12_000;
export const inTime = () => AbortSignal.timeout(timeLimitInMilliseconds);
