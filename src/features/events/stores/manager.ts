import { decideOnEvent, deleteEvent } from '#src/features/events/data/admin.ts';
import { countEvents, listManagedEvents } from '#src/features/events/data/managed-events.ts';
import { periodParameter, statusParameter } from '#src/features/events/paths.ts';
import { eventPeriods, type EventQuery } from '#src/features/events/schemas/event-query.ts';
import { eventNotices } from '#src/features/events/messages.ts';
import { eventStatuses, type ManagedEvent } from '#src/features/events/schemas/event.ts';
import { askForMails } from '#src/shared/data/functions.ts';
import { rowsPerPart } from '#src/shared/browser/rows-per-part.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { rebuildPages } from '#src/shared/stores/rebuild.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify } from '#src/shared/stores/toasts.ts';

export type StatusFilter = EventQuery['status'];

interface Management {
  query: EventQuery;
  events: ManagedEvent[];
  /** How many events of each status match the rest of the query; undefined until that is known. */
  counts: Record<StatusFilter, number> | undefined;
  /** How many events match the query. */
  total: number;
}

const rowsOnPhone = 8;

const everything: EventQuery = { status: 'all', period: 'all', words: '' };

const { $state, load, change } = createLoader<Management>(
  { query: everything, events: [], counts: undefined, total: 0, status: 'loading' },
  () => notify(notices.eventsLoadFailed),
);
export const $management = $state;

/** Shows what the address asks for. */
export function openManager(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const status = eventStatuses.find((known) => known === asked.get(statusParameter)) ?? 'all';
  const period = eventPeriods.find((known) => known === asked.get(periodParameter)) ?? 'all';
  return manageEvents({ status, period, words: '' });
}

/** Somebody who comes back, or loads the page again, sees the same. */
function keepInAddress({ status, period }: EventQuery): void {
  const url = new URL(location.href);
  for (const [parameter, chosen] of [
    [statusParameter, status],
    [periodParameter, period],
  ] as const) {
    url.searchParams.delete(parameter);
    if (chosen !== 'all') url.searchParams.set(parameter, chosen);
  }
  history.replaceState(history.state, '', url);
}

/** Shows the events that match what is chosen now. */
export async function manageEvents(chosen: Partial<EventQuery> = {}): Promise<void> {
  clearTimeout(typing);
  const query = { ...$state.get().query, ...chosen };
  if (Object.keys(chosen).length > 0) change({ query, events: [], total: 0 });
  keepInAddress(query);
  await loadFrom(0);
}

export const manageAllEvents = () => manageEvents(everything);

let typing: ReturnType<typeof setTimeout> | undefined;
const typingPauseInMilliseconds = 250;

/** Searches when the typing pauses. */
export function searchManagedEvents(words: string): void {
  clearTimeout(typing);
  change({ query: { ...$state.get().query, words } });
  typing = setTimeout(() => void loadFrom(0), typingPauseInMilliseconds);
}

/** Asks again for what is shown; it stays until the answer is here. */
export const refreshEvents = () => loadFrom(0, $state.get().events.length);

export const manageMore = () => loadFrom($state.get().events.length);

function loadFrom(from: number, atLeast = 0): Promise<void> {
  const count = Math.max(rowsPerPart(rowsOnPhone), atLeast);
  return load(async () => {
    const [{ rows, total }, counts] = await Promise.all([
      listManagedEvents($state.get().query, { from, count }),
      countAll($state.get().query),
    ]);
    return { events: [...$state.get().events.slice(0, from), ...rows], counts, total };
  });
}

async function countAll(query: EventQuery): Promise<Record<StatusFilter, number>> {
  const [pending = 0, approved = 0, rejected = 0] = await Promise.all(
    eventStatuses.map((status) => countEvents({ ...query, status })),
  );
  return { all: pending + approved + rejected, pending, approved, rejected };
}

interface Decision {
  event: ManagedEvent;
  status: 'approved' | 'rejected';
}

const deciding = createSubmit({
  send: async ({ event, status }: Decision, say) => {
    try {
      await decideOnEvent(event.id, status);
      say(status === 'approved' ? notices.eventApproved : notices.eventRejected);
      void rebuildPages();
    } finally {
      // The list shows the decision, also when someone else made it.
      void manageEvents();
    }
  },
  failed: ({ reason }) =>
    reason === 'changed' ? eventNotices.alreadyDecided : notices.eventStatusFailed,
});

const deleting = createSubmit({
  send: async (event: ManagedEvent) => {
    await deleteEvent(event.id);
    void askForMails();
    void rebuildPages();
    void manageEvents();
    return true;
  },
  succeeded: notices.eventDeleted,
  failed: () => notices.eventDeleteFailed,
});

export const $isDeciding = deciding.$busy;
export const decide = deciding.submit;
export const $isDeletingEvent = deleting.$busy;
/** True when it is gone. */
export const removeEvent = deleting.submit;
