import type { InboxEntry } from '#src/features/courses/schemas/inbox.ts';
import type { Learner } from '#src/features/courses/schemas/learners.ts';
import { clockTime } from '#src/shared/lib/dates/clock-time.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { plainDate } from '#src/shared/lib/dates/labels.ts';

/** `23 Nov 2026` */
export const dayLabel = (moment: string): string => plainDate(dayInIndia(moment));

/** `23 Nov 2026, 2:11 pm` in India. */
export const momentLabel = (moment: string): string => `${dayLabel(moment)}, ${clockTime(moment)}`;

/** Who it is: by name, or by the address where there is none. */
export const personOf = ({ name, email }: Pick<InboxEntry | Learner, 'name' | 'email'>): string =>
  name?.trim() || email || 'A learner';

/** `Question of Asha Rao, Ratios in one step` */
export const workOf = (entry: InboxEntry): string =>
  `${entry.kind === 'question' ? 'Question' : 'Task'} of ${personOf(entry)}, ${entry.lesson}`;

/** `9,999`, and `10,000+` where counting ended. */
export const countLabel = (count: number, most: number): string =>
  count.toLocaleString('en-IN') + (count >= most ? '+' : '');

/** The points that are chosen so far; an empty field counts nothing. */
export const sumOf = (points: readonly string[]): number =>
  points.reduce((sum, text) => sum + (Number(text) || 0), 0);

/** `3 of 8 lessons`. Lessons that were removed since count neither way. */
export const lessonsLabel = (completed: number, count: number): string =>
  `${Math.min(completed, count)} of ${count} ${count === 1 ? 'lesson' : 'lessons'}`;
