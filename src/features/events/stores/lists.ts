import { type EventPage, type EventPeriod, listEvents } from '#src/features/events/data/events.ts';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { createLoader, type Loaded } from '#src/shared/stores/loader.ts';
import { notify } from '#src/shared/stores/toasts.ts';

interface EventRows {
  /** The first rows of the list, or all; undefined until the backend has answered, and the prebuilt ones serve. */
  rows: PublicEvent[] | undefined;
  /** How many there are in all, as far as is known. */
  total: number | undefined;
}

export type EventList = Loaded<EventRows>;

// The first answer is small. Filtering or showing more loads the rest in as few requests as the service allows.
const firstRows = 100;
const rowsPerRequest = 1000;

/** Whether all rows of a list are here, so that a filter of it misses none. */
export const isComplete = ({ rows, total }: EventList) =>
  rows !== undefined && rows.length === total;

function createEventList(period: EventPeriod) {
  const { $state, load } = createLoader<EventRows>(
    { rows: undefined, total: undefined, status: 'idle' },
    () => notify(notices.eventsLoadFailed),
  );
  let underWay: Promise<void> | undefined;

  // One request for a list at a time: a second caller gets the same answer.
  function loadOnce(read: () => Promise<EventPage>): Promise<void> {
    underWay ??= load(read).finally(() => (underWay = undefined));
    return underWay;
  }

  /** Asks for the first rows again; what is shown stays until they are here. */
  const refresh = () =>
    loadOnce(() => listEvents(period, { today: todayInIndia(), from: 0, count: firstRows }));

  /** Asks for the rows that are not here yet. A list that failed waits for `refresh`. */
  async function complete(): Promise<void> {
    await underWay;
    const list = $state.get();
    if (isComplete(list) || list.hasFailed) return;
    await loadOnce(() => readRest(period, list.rows ?? []));
  }

  return { $list: $state, refresh, complete };
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

export const eventLists = { upcoming: createEventList('upcoming'), past: createEventList('past') };
