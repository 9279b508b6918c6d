import { map, readonlyType } from 'nanostores';
import { readFoundPosts, readShard, readShardNames } from '#src/features/blog/data/search.ts';
import {
  type FoundPost,
  foundPostsPerFile,
  rank,
  scoresInShard,
  searchWords,
  shardOf,
} from '#src/features/blog/lib/search.ts';

export interface BlogSearch {
  /** What someone has typed, without spaces around it; empty: nobody is searching. */
  query: string;
  /** The best results; undefined while they are being looked for. */
  found: FoundPost[] | undefined;
  /** How many there are in all. */
  total: number;
  hasFailed: boolean;
}

const shownMaximum = 12;

const $search = map<BlogSearch>({ query: '', found: undefined, total: 0, hasFailed: false });
export const $blogSearch = readonlyType($search);

/** Loads the first part of the index, once someone reaches for the field. */
export function openSearch(): void {
  // When it fails, searching says so.
  readShardNames().catch(() => undefined);
}

let lastQuestion = 0;

/** Looks for the articles that hold all these words; the last word may be the beginning of one. */
export async function searchArticles(text: string): Promise<void> {
  const question = ++lastQuestion;
  const query = text.trim();
  const { found, total } = $search.get();
  $search.set({ query, found: query ? found : undefined, total, hasFailed: false });
  if (!query) return;
  try {
    const positions = await find(query);
    const posts = await Promise.all(positions.slice(0, shownMaximum).map(readPost));
    if (question !== lastQuestion) return;
    $search.set({ query, found: posts.flat(), total: positions.length, hasFailed: false });
  } catch {
    if (question === lastQuestion) {
      $search.set({ query, found: undefined, total: 0, hasFailed: true });
    }
  }
}

async function find(query: string): Promise<number[]> {
  const words = searchWords(query);
  const names = await readShardNames();
  const isUnfinished = /[\p{L}\p{M}\p{N}]$/u.test(query);
  const scores = await Promise.all(
    words.map(async (word, index) => {
      const name = shardOf(word);
      if (!names.includes(name)) return new Map<number, number>();
      return scoresInShard(await readShard(name), word, isUnfinished && index === words.length - 1);
    }),
  );
  return rank(scores);
}

async function readPost(position: number): Promise<FoundPost[]> {
  const posts = await readFoundPosts(Math.floor(position / foundPostsPerFile));
  return posts.slice(position % foundPostsPerFile, (position % foundPostsPerFile) + 1);
}
