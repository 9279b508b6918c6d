import {
  type FoundPost,
  foundPostsPerFile,
  packPostings,
  searchFiles,
  searchWords,
  type Shard,
  shardOf,
  type Weight,
  weights,
} from '#src/features/blog/lib/search.ts';
import type { BuiltPost } from '#src/features/blog/schemas/built-post.ts';
import { isHeadingLine, type Line, textOf } from '#src/shared/lib/rich-text/lines.ts';
import { shorten } from '#src/shared/lib/shorten.ts';

const excerptMaximum = 160;

/** The files of the search index by their names below searchFolder. */
export function searchIndex(posts: BuiltPost[]): Map<string, string> {
  const files = new Map<string, string>();
  const shards = shardsOf(posts);
  files.set(searchFiles.shards, JSON.stringify([...shards.keys()].sort()));
  for (const [name, words] of shards) files.set(searchFiles.shard(name), JSON.stringify(words));
  for (let start = 0; start < posts.length; start += foundPostsPerFile) {
    const found = posts.slice(start, start + foundPostsPerFile).map(foundPost);
    files.set(searchFiles.posts(start / foundPostsPerFile), JSON.stringify(found));
  }
  return files;
}

/** The parts of the index by their names, each with its words in alphabetical order. */
function shardsOf(posts: BuiltPost[]): Map<string, Shard> {
  const shards = new Map<string, Shard>();
  for (const [word, entries] of [...entriesOf(posts)].sort(byWord)) {
    const name = shardOf(word);
    const shard = shards.get(name) ?? {};
    shard[word] = packPostings(entries);
    shards.set(name, shard);
  }
  return shards;
}

type Entries = [position: number, weight: Weight][];

const byWord = ([a]: [string, Entries], [b]: [string, Entries]) => (a < b ? -1 : 1);

/** The posts that have each word, for all words of the blog. */
function entriesOf(posts: BuiltPost[]): Map<string, Entries> {
  const words = new Map<string, Entries>();
  posts.forEach((post, position) => {
    for (const [word, weight] of weightedWords(post)) {
      const entries = words.get(word);
      if (entries) entries.push([position, weight]);
      else words.set(word, [[position, weight]]);
    }
  });
  return words;
}

/** Each word of a post once, with the heaviest of its places. */
function weightedWords(post: BuiltPost): Map<string, Weight> {
  const { lines } = post;
  const textIn = (found: Line[]) => found.map(textOf).join(' ');
  const words = new Map<string, Weight>();
  const add = (text: string, weight: Weight) => {
    for (const word of searchWords(text)) words.set(word, weight);
  };
  add(textIn(lines.filter((line) => !isHeadingLine(line))), weights.text);
  add(`${post.excerpt} ${post.author} ${textIn(lines.filter(isHeadingLine))}`, weights.heading);
  add(post.title, weights.title);
  return words;
}

export const foundPost = ({ slug, title, excerpt, publishedat }: FoundPost): FoundPost => ({
  slug,
  title,
  excerpt: shorten(excerpt, excerptMaximum),
  publishedat,
});
