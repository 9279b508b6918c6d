import { readFoundPosts, readShard, readShardNames } from '#src/features/blog/data/search.ts';
import {
  type FoundPost,
  foundPostsPerFile,
  rank,
  scoresInShard,
  searchWords,
  shardOf,
} from '#src/features/blog/lib/search.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

interface BlogSearch {
  /** What someone has typed, without spaces around it; empty: nobody is searching. */
  query: string;
  /** The best results; undefined while they are being looked for. */
  found: FoundPost[] | undefined;
  /** How many there are in all. */
  total: number;
}

const shownMaximum = 12;

const { $state, load, change } = createLoader<BlogSearch>(
  { query: '', found: undefined, total: 0, status: 'idle' },
  () => ({ found: undefined, total: 0 }),
);
export const $blogSearch = $state;

/** Loads the first part of the index, once someone reaches for the field. */
export function openSearch(): void {
  // When it fails, searching says so.
  readShardNames().catch(() => undefined);
}

/** Looks for the articles that hold all these words; the last word may be the beginning of one. */
export function searchArticles(text: string): Promise<void> {
  const query = text.trim();
  change({ query, found: query ? $state.get().found : undefined });
  return load(async () => {
    if (!query) return { found: undefined };
    const positions = await find(query);
    const posts = await Promise.all(positions.slice(0, shownMaximum).map(readPost));
    return { found: posts.flat(), total: positions.length };
  });
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
