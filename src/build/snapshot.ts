import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { publicEventColumns, publicEventSchema } from '#src/schemas/event.ts';
import { officer, publicReviewSchema, reviewSummarySchema } from '#src/schemas/review.ts';
import { withTaken } from './pictures/taken-pictures.ts';
import { dataOf, publicRows, readAll, reasonOf } from './public-rows.ts';

const snapshotSchema = z.object({
  events: z.array(publicEventSchema),
  reviews: z.object({
    summary: reviewSummarySchema,
    newest: z.array(publicReviewSchema),
    byOfficers: z.array(publicReviewSchema),
  }),
});

/** The public rows that the pages are built from, except the articles: blog-snapshot.ts. */
export type Snapshot = z.infer<typeof snapshotSchema>;

let taken: Promise<Snapshot> | undefined;

/**
 * The public rows, read once per build. When the backend does not answer or answers nonsense, the
 * last good snapshot serves; without one the build fails in one sentence, so that empty lists never
 * replace good ones.
 */
export function snapshot(): Promise<Snapshot> {
  taken ??= takeSnapshot().then(withPosters);
  return taken;
}

const withPosters = async (snapshot: Snapshot): Promise<Snapshot> => ({
  ...snapshot,
  events: await withTaken(snapshot.events, ({ poster_url }) => poster_url),
});

async function takeSnapshot(): Promise<Snapshot> {
  const file = process.env['SNAPSHOT_FILE'] || '.data/snapshot.json';
  try {
    const rows = snapshotSchema.parse(await readRows());
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(rows));
    return rows;
  } catch (error) {
    const kept = await readKept(file);
    const reason = reasonOf(error);
    if (!kept)
      throw new Error(
        `The backend did not give its public rows, and there is no earlier snapshot: ${reason}`,
      );
    console.error(
      `The backend did not give its public rows (${reason}); the pages are built from the last snapshot.`,
    );
    return kept;
  }
}

async function readKept(file: string): Promise<Snapshot | undefined> {
  try {
    return snapshotSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

async function readRows() {
  const rest = publicRows();
  const [events, summary, newest, byOfficers] = await Promise.all([
    readAll((from, to) =>
      rest
        .from('events')
        .select(publicEventColumns)
        .eq('status', 'approved')
        .order('event_date')
        .order('id')
        .range(from, to),
    ),
    rest.rpc('review_summary'),
    rest.rpc('list_reviews', {}, { get: true }),
    rest.rpc('list_reviews', { with_designation: officer }, { get: true }),
  ]);
  const reviews = {
    summary: dataOf(summary),
    newest: dataOf(newest),
    byOfficers: dataOf(byOfficers),
  };
  return { events, reviews };
}
