import type { Range } from './open-hours.ts';

export interface RangeProblem {
  index: number;
  field: keyof Range;
  kind: 'time' | 'order' | 'short' | 'same' | 'overlap';
}

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** What is wrong with the hours of one day: the first problem of each range. A session is so many minutes long. */
export function problemsOfRanges(ranges: Range[], sessionMinutes: number): RangeProblem[] {
  return ranges.flatMap((range, index) => {
    const problem = problemOf(range, ranges.slice(0, index), sessionMinutes);
    return problem ? [{ index, ...problem }] : [];
  });
}

function problemOf(
  range: Range,
  before: Range[],
  sessionMinutes: number,
): Omit<RangeProblem, 'index'> | undefined {
  if (!timePattern.test(range.opens_at)) return { field: 'opens_at', kind: 'time' };
  if (!timePattern.test(range.closes_at)) return { field: 'closes_at', kind: 'time' };
  const [opens, closes] = spanOf(range);
  if (closes <= opens) return { field: 'closes_at', kind: 'order' };
  if (closes - opens < sessionMinutes) return { field: 'closes_at', kind: 'short' };
  if (before.some(({ opens_at }) => opens_at === range.opens_at)) {
    return { field: 'opens_at', kind: 'same' };
  }
  const overlaps = before.some((other) => {
    const [otherOpens, otherCloses] = spanOf(other);
    return opens < otherCloses && otherOpens < closes;
  });
  return overlaps ? { field: 'opens_at', kind: 'overlap' } : undefined;
}

const spanOf = ({ opens_at, closes_at }: Range) =>
  [minutesOf(opens_at), minutesOf(closes_at) || 24 * 60] as const;
