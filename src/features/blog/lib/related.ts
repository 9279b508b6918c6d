import type { BuiltPost } from '#src/features/blog/schemas/built-post.ts';
import { searchWords } from './search.ts';

const related = 3;

/** A word that more posts share says little, and would make the time grow with the square of the posts. */
const sharersMaximum = 40;

/** For each post by its id, the posts whose titles and excerpts share the rarest words with it; else the newest. */
export function relatedPosts(posts: BuiltPost[]): Map<string, BuiltPost[]> {
  const words = new Map(posts.map((post) => [post, wordsOf(post)]));
  const sharers = new Map<string, BuiltPost[]>();
  for (const [post, own] of words) {
    for (const word of own)
      sharers.set(word, [...(sharers.get(word) ?? []), post].slice(0, sharersMaximum + 1));
  }
  return new Map(
    posts.map((post) => {
      const likeness = new Map<BuiltPost, number>();
      for (const word of words.get(post) ?? []) {
        const others = sharers.get(word) ?? [];
        if (others.length > sharersMaximum) continue;
        for (const other of others) {
          if (other !== post) likeness.set(other, (likeness.get(other) ?? 0) + 1 / others.length);
        }
      }
      const alike = [...likeness].sort(([, a], [, b]) => b - a).map(([other]) => other);
      const newest = posts.slice(0, related + 1).filter((other) => other !== post);
      return [post.id, [...new Set([...alike, ...newest])].slice(0, related)];
    }),
  );
}

const wordsOf = ({ title, excerpt }: BuiltPost) => new Set(searchWords(`${title} ${excerpt}`));
