import { atom, computed, readonlyType } from 'nanostores';
import { listCategories } from '#src/features/events/data/categories.ts';
import type { EventPeriod } from '#src/features/events/data/events.ts';
import { hasFilter } from '#src/features/events/lib/search.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { hasStoredSession, startSession } from '#src/shared/stores/session.ts';
import { changeChoice, clearFilter, $eventChoice, type EventChoice, readChoice } from './choice.ts';
import { eventLists } from './lists.ts';

const $shown = atom<number>(limits.eventsPerPage);
const $names = atom<string[]>([]);

/** How many events of the list are shown. */
export const $shownEvents = readonlyType($shown);

/** The categories of the database and of the events that are here; empty until something is known. */
export const $eventCategories = computed(
  [$names, eventLists.upcoming.$list, eventLists.past.$list],
  (names, upcoming, past) => [
    ...new Set([
      ...names,
      ...[...(upcoming.rows ?? []), ...(past.rows ?? [])].map(({ category }) => category),
    ]),
  ],
);

/** Brings the events page up to date: what the address chooses, the rows, and who is here. */
export async function openEvents(): Promise<void> {
  readChoice();
  if (hasStoredSession()) void startSession();
  void loadCategories();
  await eventLists[$eventChoice.get().period].refresh();
  await completeIfNeeded();
}

export async function choosePeriod(period: EventPeriod): Promise<void> {
  $shown.set(limits.eventsPerPage);
  changeChoice({ period });
  const { $list, refresh } = eventLists[period];
  if (!$list.get().rows) await refresh();
  await completeIfNeeded();
}

export async function filterBy(
  change: Partial<Pick<EventChoice, 'category' | 'audience' | 'words'>>,
): Promise<void> {
  $shown.set(limits.eventsPerPage);
  changeChoice(change);
  await completeIfNeeded();
}

export function showAllEvents(): void {
  $shown.set(limits.eventsPerPage);
  clearFilter();
}

export async function showMoreEvents(): Promise<void> {
  $shown.set($shown.get() + limits.eventsPerPage);
  await completeIfNeeded();
}

export async function tryAgain(): Promise<void> {
  await eventLists[$eventChoice.get().period].refresh();
  await completeIfNeeded();
}

/** A filter needs all rows, and so does someone who has seen the loaded ones. */
async function completeIfNeeded(): Promise<void> {
  const choice = $eventChoice.get();
  const { $list, complete } = eventLists[choice.period];
  const isShownWhole = $shown.get() >= ($list.get().rows?.length ?? 0);
  if (isShownWhole || hasFilter(choice)) await complete();
}

async function loadCategories(): Promise<void> {
  try {
    $names.set(await listCategories());
  } catch (error) {
    // Only logged (docs/product.md 8): the page then uses the categories of the loaded events.
    console.error(error);
  }
}
