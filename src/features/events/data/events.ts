import * as z from 'zod/mini';
import { eventSlug, idRangeOf } from '#src/features/events/lib/address.ts';
import {
  type PublicEvent,
  publicEventColumns,
  publicEventSchema,
} from '#src/features/events/schemas/event.ts';
import { publicRest } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { withPictures } from '#src/shared/data/taken-pictures.ts';
import { timeLimit } from '#src/shared/data/time-limit.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';
import { limits } from '#src/shared/lib/limits.ts';

export type EventPeriod = 'upcoming' | 'past';

export interface EventPage {
  rows: PublicEvent[];
  /** How many there are in all. */
  total: number;
}

/** After this time the page says that it failed and offers Try Again. */
const timeLimitInMilliseconds = 12_000;

const approvedEvents = (count?: 'exact') =>
  publicRest()
    .from('events')
    .select(publicEventColumns, count && { count })
    .eq('status', 'approved')
    .retry(false)
    .abortSignal(timeLimit(timeLimitInMilliseconds));

type ApprovedEvents = ReturnType<typeof approvedEvents>;

const notPast = (query: ApprovedEvents, today: string) =>
  query
    .eq('is_past_event', false)
    .gte('event_date', today)
    .order('event_date')
    .order('event_time')
    .order('id');

const past = (query: ApprovedEvents, today: string) =>
  query
    .or(`event_date.lt.${today},is_past_event.is.true`)
    .order('event_date', { ascending: false })
    .order('event_time', { ascending: false })
    .order('id');

/** Approved events from the `from`th on, at most `count`: the nearest upcoming first, or the newest past first. */
export async function listEvents(
  period: EventPeriod,
  { today, from, count }: { today: string; from: number; count: number },
): Promise<EventPage> {
  const inPeriod = period === 'upcoming' ? notPast : past;
  const answer = await inPeriod(approvedEvents('exact'), today).range(from, from + count - 1);
  const rows = await withPosters(eventsIn(unwrap(answer)));
  return { rows, total: Math.max(answer.count ?? 0, from + rows.length) };
}

/** What the home page shows: up to three upcoming, then up to two past (docs/product.md 7.1). */
export async function listHomeEvents(today: string): Promise<PublicEvent[]> {
  const lists = await Promise.all([
    notPast(approvedEvents(), today).limit(limits.homeUpcomingEvents),
    past(approvedEvents(), today).limit(limits.homePastEvents),
  ]);
  return lists.flatMap((answer) => eventsIn(unwrap(answer)));
}

/** What the community page shows to an audience: the latest dates first (docs/product.md 7.1). */
export async function listAudienceEvents(audience: 'students' | 'tpo'): Promise<PublicEvent[]> {
  const answer = await approvedEvents()
    .in('audience', [audience, 'both'])
    .order('event_date', { ascending: false })
    .order('id')
    .limit(limits.communityEvents);
  return eventsIn(unwrap(answer));
}

/** An approved event, or undefined when there is none with this id. */
export async function findEvent(id: string): Promise<PublicEvent | undefined> {
  if (!z.guid().safeParse(id).success) return undefined;
  return eventsIn(unwrap(await approvedEvents().eq('id', id)))[0];
}

/** The approved event with the id of this address, with any words in it; undefined when there is none. */
export async function findEventBySlug(slug: string): Promise<PublicEvent | undefined> {
  const range = idRangeOf(slug);
  if (!range) return undefined;
  const answer = await approvedEvents().gte('id', range.lowest).lte('id', range.highest);
  const events = await withPosters(eventsIn(unwrap(answer)));
  return events.find((event) => eventSlug(event) === slug) ?? events[0];
}

const eventsSchema = z.array(publicEventSchema);
const eventsIn = (data: unknown) => parseAnswer(eventsSchema, data);

const withPosters = (events: PublicEvent[]) => withPictures(events, ({ poster_url }) => poster_url);
