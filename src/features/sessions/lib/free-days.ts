import { addDays } from '#src/shared/lib/dates/calendar.ts';
import { dayInIndia, timeInIndia } from '#src/shared/lib/dates/india.ts';

export interface FreeDay {
  /** YYYY-MM-DD in India. */
  day: string;
  /** ISO times, the earliest first. */
  times: string[];
}

/**
 * Each day from the first with a free time to the last, with those in between that have none. A day that somebody looks
 * at stays, also when its last time is taken.
 */
export function freeDays(times: string[], lookedAt?: string): FreeDay[] {
  // Map.groupBy() is younger than some of the phones in use.
  const timesOf = new Map<string, string[]>(lookedAt === undefined ? [] : [[lookedAt, []]]);
  for (const time of [...times].sort()) {
    const day = dayInIndia(time);
    timesOf.set(day, [...(timesOf.get(day) ?? []), time]);
  }
  const [first, ...later] = [...timesOf.keys()].sort();
  const last = later.at(-1) ?? first;
  const found: FreeDay[] = [];
  for (let day = first; day !== undefined && day <= last!; day = addDays(day, 1)) {
    found.push({ day, times: timesOf.get(day) ?? [] });
  }
  return found;
}

/** From which hour on each part of a day begins. */
const partsOfDay = [
  ['Morning', 0],
  ['Afternoon', 12],
  ['Evening', 17],
  ['Night', 20],
] as const;

/** The times by the part of the day in India, without the parts that have none. */
export const timesByPart = (times: string[]): { name: string; times: string[] }[] =>
  partsOfDay
    .map(([name, from], index) => {
      const to = partsOfDay[index + 1]?.[1] ?? 24;
      const isInIt = (time: string) => {
        const hour = Number(timeInIndia(time).slice(11, 13));
        return hour >= from && hour < to;
      };
      return { name, times: times.filter(isInIt) };
    })
    .filter((part) => part.times.length > 0);
