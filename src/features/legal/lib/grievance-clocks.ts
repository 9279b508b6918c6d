import type { StoredGrievance } from '#src/features/legal/schemas/grievance.ts';

type Clocked = Pick<
  StoredGrievance,
  'acknowledge_by' | 'acknowledged_at' | 'settle_by' | 'settled_at'
>;

const hour = 60 * 60 * 1000;

/** One of the two clocks of a grievance. `isLate` also when it was done, but too late. */
export interface Clock {
  isDone: boolean;
  isLate: boolean;
  /** `5 hours left`, `Overdue by 2 days`, `Done in time`, `Done late` */
  words: string;
}

const clockOf = (by: string, done: string | null, now: number): Clock => {
  const end = Date.parse(by);
  if (done !== null) {
    const isLate = Date.parse(done) > end;
    return { isDone: true, isLate, words: isLate ? 'Done late' : 'Done in time' };
  }
  const isLate = now > end;
  const time = duration(Math.abs(end - now));
  return { isDone: false, isLate, words: isLate ? `Overdue by ${time}` : `${time} left` };
};

export const acknowledgeClock = ({ acknowledge_by, acknowledged_at }: Clocked, now: number) =>
  clockOf(acknowledge_by, acknowledged_at, now);

export const settleClock = ({ settle_by, settled_at }: Clocked, now: number) =>
  clockOf(settle_by, settled_at, now);

/** `less than an hour`, `1 hour`, `47 hours`, `3 days`: rounded down, so that nobody relies on more than there is. */
function duration(milliseconds: number): string {
  const hours = Math.floor(milliseconds / hour);
  if (hours < 1) return 'less than an hour';
  if (hours <= 48) return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return `${Math.floor(hours / 24)} days`;
}
