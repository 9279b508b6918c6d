import { listEarlierSessions } from '#src/features/sessions/data/earlier-sessions.ts';
import type { DeskSession } from '#src/features/sessions/schemas/desk.ts';
import { rowsPerPart } from '#src/shared/browser/rows-per-part.ts';
import { isoTimeInIndia, todayInIndia } from '#src/shared/lib/dates/india.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

interface Earlier {
  /** What is searched in names, addresses and phone numbers. */
  words: string;
  /** Before today, the latest first. */
  sessions: DeskSession[];
  /** How many there are, or match. */
  total: number;
  /** There is none to search in. */
  isEmpty: boolean;
}

const rowsOnPhone = 8;

const { $state, load, refresh, change } = createLoader<Earlier>({
  words: '',
  sessions: [],
  total: 0,
  isEmpty: true,
  status: 'loading',
});

export const $earlier = $state;

let typing: ReturnType<typeof setTimeout> | undefined;
const typingPauseInMilliseconds = 250;

/** Searches when the typing pauses. */
export function searchEarlier(words: string): void {
  clearTimeout(typing);
  change({ words });
  typing = setTimeout(() => void load(() => readFrom(0)), typingPauseInMilliseconds);
}

export const loadMoreEarlier = (): Promise<void> =>
  load(() => readFrom($state.get().sessions.length));

/** Asks again for what is shown; it stays until the answer is here. */
export const loadEarlier = (): Promise<void> =>
  refresh(() => readFrom(0, $state.get().sessions.length));

async function readFrom(from: number, atLeast = 0): Promise<Partial<Earlier>> {
  const { words, sessions } = $state.get();
  const { rows, total } = await listEarlierSessions(
    { before: isoTimeInIndia(todayInIndia(), '00:00'), words },
    { from, count: Math.max(rowsPerPart(rowsOnPhone), atLeast) },
  );
  const found = { sessions: [...sessions.slice(0, from), ...rows], total };
  return words === '' ? { ...found, isEmpty: total === 0 } : found;
}
