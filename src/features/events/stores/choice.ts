import { atom, readonlyType } from 'nanostores';
import type { EventPeriod } from '#src/features/events/data/events.ts';
import type { EventFilter } from '#src/features/events/lib/search.ts';

export interface EventChoice extends EventFilter {
  period: EventPeriod;
}

const nothingChosen: EventChoice = { period: 'upcoming', category: '', audience: '', words: '' };
const wordsMaximum = 100;

const $state = atom<EventChoice>(nothingChosen);

/** Which events someone wants to see. It is in the address, so that it can be shared and comes back with it. */
export const $eventChoice = readonlyType($state);

let isRead = false;

/** Takes over what the address says. */
export function readChoice(): void {
  isRead = true;
  $state.set(choiceOf(new URLSearchParams(location.search)));
}

export function changeChoice(change: Partial<EventChoice>): void {
  // Someone may press a tab while the page hydrates.
  if (!isRead) readChoice();
  const choice = { ...$state.get(), ...change };
  $state.set(choice);
  const url = new URL(location.href);
  writeTo(url.searchParams, choice);
  // Typing would fill the history with half words.
  history.replaceState(history.state, '', url);
}

export const clearFilter = () => changeChoice({ category: '', audience: '', words: '' });

function choiceOf(query: URLSearchParams): EventChoice {
  const audience = query.get('audience');
  return {
    period: query.get('tab') === 'past' ? 'past' : 'upcoming',
    category: query.get('category') ?? '',
    audience: audience === 'students' || audience === 'tpo' ? audience : '',
    words: (query.get('q') ?? '').slice(0, wordsMaximum),
  };
}

function writeTo(query: URLSearchParams, { period, category, audience, words }: EventChoice): void {
  const values = {
    tab: period === 'past' ? period : '',
    category,
    audience,
    q: words.trim().slice(0, wordsMaximum),
  };
  for (const [name, value] of Object.entries(values)) {
    query.delete(name);
    if (value) query.set(name, value);
  }
}
