import { timeLimit } from '#src/shared/data/time-limit.ts';

/** After this time the page says that it failed, and one can try again. */
const timeLimitInMilliseconds = 12_000;
export const inTime = () => timeLimit(timeLimitInMilliseconds);
