/** What was found out about one thing that the site needs. */
export interface Finding {
  item: string;
  /** `unknown`: nobody can see it from here. */
  state: 'ok' | 'wrong' | 'unknown';
  /** What is so; of what is wrong also what to do, and where. */
  says: string;
}

export const ok = (item: string, says: string): Finding => ({ item, state: 'ok', says });
export const wrong = (item: string, says: string): Finding => ({ item, state: 'wrong', says });
export const unknown = (item: string, says: string): Finding => ({ item, state: 'unknown', says });

/** What the person who asks has set. */
export type Settings = Record<string, string | undefined>;
