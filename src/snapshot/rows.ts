import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { publicEventSchema } from '#src/features/events/schemas/event.ts';
import { prebuiltPageSchema } from '#src/features/courses/schemas/lesson.ts';
import { publicReviewSchema, reviewSummarySchema } from '#src/features/reviews/schemas/review.ts';
import { lineSchema } from '#src/shared/schemas/rich-text.ts';
import { snapshotFile } from './file.ts';
import { withTaken } from './taken-pictures.ts';

const freeLessonSchema = z.object({ page: prebuiltPageSchema, lines: z.array(lineSchema) });

export const snapshotSchema = z.object({
  /** When the rows of each kind were read. */
  readAt: z.object({ events: z.iso.datetime(), reviews: z.iso.datetime() }),
  events: z.array(publicEventSchema),
  reviews: z.object({
    summary: reviewSummarySchema,
    newest: z.array(publicReviewSchema),
    byOfficers: z.array(publicReviewSchema),
  }),
  /** When the next live session can begin; null when no time is free. An older build kept none. */
  nextFreeTime: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
  /** Until when and how often buyers change a session. An older build kept none. */
  changeRules: z.optional(z.object({ changeUntilHours: z.int(), movesAllowed: z.int() })),
  /** The free lessons with their courses, as a visitor sees them. An older build kept none. */
  freeLessons: z.optional(z.array(freeLessonSchema)),
});

export type FreeLesson = z.infer<typeof freeLessonSchema>;

/** The public rows that the pages are built from, except the articles: articles.ts. */
export type Snapshot = z.infer<typeof snapshotSchema>;

/** The rows as the last build cached them, or undefined when there was none. */
export async function readCachedSnapshot(): Promise<Snapshot | undefined> {
  try {
    return snapshotSchema.parse(JSON.parse(await readFile(snapshotFile(), 'utf8')));
  } catch {
    return undefined;
  }
}

let read: Promise<Snapshot> | undefined;

/** The rows of this build: public-snapshot.ts has put them there before any page is made. */
export function snapshot(): Promise<Snapshot> {
  read ??= readCachedSnapshot().then(async (cached) => {
    if (!cached) throw new Error('The public rows have not been read.');
    return { ...cached, events: await withTaken(cached.events, ({ poster_url }) => poster_url) };
  });
  return read;
}
