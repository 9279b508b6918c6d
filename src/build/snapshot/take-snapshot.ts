import * as z from 'zod/mini';
import { writeAtomic } from '#src/build/files/write-atomic.ts';
import {
  type PublicEvent,
  publicEventColumns,
  publicEventSchema,
} from '#src/features/events/schemas/event.ts';
import { officer } from '#src/features/reviews/schemas/review.ts';
import { readAll, rowsPerRequest } from '#src/shared/lib/read-all.ts';
import type { CachedRows } from '#src/shared/schemas/cached-rows.ts';
import { snapshotFile } from '#src/snapshot/file.ts';
import { readCachedSnapshot, type Snapshot, snapshotSchema } from '#src/snapshot/rows.ts';
import { cachedRowsLine, missingRows } from './cached-rows.ts';
import { readFreeLessons } from './free-lessons.ts';
import { dataOf, publicRows, reasonOf } from './public-rows.ts';

/**
 * Reads the public rows for this build and keeps them in a file; tells which of them are those of an earlier build.
 *
 * When the backend does not answer or answers nonsense, or when too many rows are missing, the last good ones serve;
 * without any the build fails in one sentence, so that empty lists never replace good ones.
 */
export async function takeSnapshot(report: (text: string) => void): Promise<CachedRows[]> {
  const cached = await readCachedSnapshot();
  try {
    const fresh = snapshotSchema.parse(await readRows());
    const held = cached ? await missingFrom(fresh, cached) : [];
    const isHeld = (table: 'events' | 'reviews') => held.some((rows) => rows.table === table);
    await writeAtomic(
      snapshotFile(),
      JSON.stringify({
        readAt: {
          events: (cached && isHeld('events') ? cached : fresh).readAt.events,
          reviews: (cached && isHeld('reviews') ? cached : fresh).readAt.reviews,
        },
        events: (cached && isHeld('events') ? cached : fresh).events,
        reviews: (cached && isHeld('reviews') ? cached : fresh).reviews,
        nextFreeTime: fresh.nextFreeTime,
        changeRules: fresh.changeRules,
        freeLessons: fresh.freeLessons ?? [],
      } satisfies Snapshot),
    );
    for (const rows of held) report(cachedRowsLine(rows));
    return held;
  } catch (error) {
    const reason = reasonOf(error);
    if (!cached) {
      throw new Error(
        `The backend did not give its public rows, and there is no earlier snapshot: ${reason}`,
      );
    }
    const all = countsOf(cached).map((rows) => ({ ...rows, found: null }));
    for (const rows of all) report(cachedRowsLine(rows, reason));
    return all;
  }
}

async function missingFrom(fresh: Snapshot, cached: Snapshot): Promise<CachedRows[]> {
  const found = countsOf(fresh);
  const losses = countsOf(cached).map((rows, index) =>
    missingRows({ ...rows, found: found[index]?.cached ?? 0 }),
  );
  return (await Promise.all(losses)).filter((rows) => rows !== undefined);
}

const countsOf = ({ events, reviews, readAt }: Snapshot) => [
  { table: 'events' as const, readAt: readAt.events, cached: events.length },
  { table: 'reviews' as const, readAt: readAt.reviews, cached: reviews.summary.count },
];

async function readRows() {
  const rest = publicRows();
  // Rows that are written during the reading may be missing.
  const now = new Date().toISOString();
  const [events, summary, newest, byOfficers, freeTimes, rules, freeLessons] = await Promise.all([
    readEvents(),
    rest.rpc('review_summary'),
    rest.rpc('list_reviews', {}, { get: true }),
    rest.rpc('list_reviews', { with_designation: officer }, { get: true }),
    readFreeTimes(now),
    rest.rpc('change_rules', {}, { get: true }),
    readFreeLessons(),
  ]);
  const reviews = {
    summary: dataOf(summary),
    newest: dataOf(newest),
    byOfficers: dataOf(byOfficers),
  };
  const nextFreeTime = freeTimes[0] ?? null;
  const readAt = { events: now, reviews: now };
  return { readAt, events, reviews, nextFreeTime, changeRules: dataOf(rules), freeLessons };
}

const momentsSchema = z.array(z.iso.datetime({ offset: true }));
/** The longest horizon of the rules, and the day on which it ends. */
const daysAhead = 61;

/** The earliest first. */
async function readFreeTimes(now: string): Promise<string[]> {
  const to = new Date(Date.parse(now) + daysAhead * 24 * 60 * 60 * 1000).toISOString();
  const parameters = { from_moment: now, to_moment: to };
  return momentsSchema.parse(
    dataOf(await publicRows().rpc('free_slots', parameters, { get: true })),
  );
}

const eventsSchema = z.array(publicEventSchema);

/** The earliest first. */
async function readEvents(): Promise<PublicEvent[]> {
  const rest = publicRows();
  const events = await readAll(async (last: PublicEvent | undefined) => {
    const query = rest.from('events').select(publicEventColumns).eq('status', 'approved');
    const following = last ? query.gt('id', last.id) : query;
    return eventsSchema.parse(dataOf(await following.order('id').limit(rowsPerRequest)));
  });
  return events.sort((a, b) => Date.parse(a.event_date) - Date.parse(b.event_date));
}
