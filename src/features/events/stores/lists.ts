import { map, readonlyType } from 'nanostores';
import { type EventPage, type EventPeriod, listEvents } from '#src/features/events/data/events.ts';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import { todayInIndia } from '#src/shared/lib/event-timing.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { notify } from '#src/shared/stores/toasts.ts';

export interface EventList {
  /** The first rows of the list, or all; undefined until the backend has answered, and the prebuilt ones serve. */
  rows: PublicEvent[] | undefined;
  /** How many there are in all, as far as is known. */
  total: number | undefined;
  isLoading: boolean;
  /** The last request failed; what was there before still is. */
  hasFailed: boolean;
}

const unread: EventList = {
  rows: undefined,
  total: undefined,
  isLoading: false,
  hasFailed: false,
};

const $lists = map<Record<EventPeriod, EventList>>({ upcoming: unread, past: unread });
export const $eventLists = readonlyType($lists);

// The first answer is small; someone who filters or goes on gets the rest in as few requests as the service allows.
const firstRows = 100;
const rowsPerRequest = 1000;

/** Whether all rows of a list are here, so that a filter of it misses none. */
export const isComplete = ({ rows, total }: EventList) =>
  rows !== undefined && rows.length === total;

/** Asks for the first rows of a list again; what is shown stays until they are here. */
export function refreshEvents(period: EventPeriod): Promise<void> {
  return load(period, () =>
    listEvents(period, { today: todayInIndia(), from: 0, count: firstRows }),
  );
}

/** Asks for the rows that are not here yet. A list that failed waits for `refreshEvents`. */
export async function completeEvents(period: EventPeriod): Promise<void> {
  await underWay.get(period);
  const list = $lists.get()[period];
  if (isComplete(list) || list.hasFailed) return;
  await load(period, () => readRest(period, list.rows ?? []));
}

async function readRest(period: EventPeriod, known: PublicEvent[]): Promise<EventPage> {
  const rows = [...known];
  for (;;) {
    const from = rows.length;
    const page = await listEvents(period, { today: todayInIndia(), from, count: rowsPerRequest });
    rows.push(...page.rows);
    if (page.rows.length < rowsPerRequest) return { rows, total: rows.length };
  }
}

const underWay = new Map<EventPeriod, Promise<void>>();

// One question about a list at a time: who asks meanwhile gets the same answer.
function load(period: EventPeriod, read: () => Promise<EventPage>): Promise<void> {
  const loading =
    underWay.get(period) ?? settle(period, read).finally(() => underWay.delete(period));
  underWay.set(period, loading);
  return loading;
}

async function settle(period: EventPeriod, read: () => Promise<EventPage>): Promise<void> {
  $lists.setKey(period, { ...$lists.get()[period], isLoading: true });
  try {
    $lists.setKey(period, { ...(await read()), isLoading: false, hasFailed: false });
  } catch {
    $lists.setKey(period, { ...$lists.get()[period], isLoading: false, hasFailed: true });
    notify(notices.eventsLoadFailed);
  }
}
