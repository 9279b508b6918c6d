/** After this time the page says that it failed, and one can try again. */
const timeLimitInMilliseconds = 12_000;
export const inTime = () => AbortSignal.timeout(timeLimitInMilliseconds);
