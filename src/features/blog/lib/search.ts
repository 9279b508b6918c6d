// The search over articles: how texts become words, and in which file of the index a word is. Used by the build that
// writes the index and by the browser that reads it.

/** Words that are in every article and say nothing about any. */
const commonWords = new Set(
  `a about after all also am an and any are as at be because been before being but by can could did do does
  for from get had has have he her his how i if in into is it its just like me more most my no not of on one only or
  other our out over own she should so some such than that the their them then there these they this those to too up us
  very was we were what when where which while who why will with would you your`.split(/\s+/),
);

/** The words of a text as the index has them: lowercase, without accents, apostrophes, single letters and common words. */
export function searchWords(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? [];
  return words.filter((word) => !commonWords.has(word));
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC');

/** The part of the index that a word is in: its first two letters, in characters that every address can have. */
export const shardOf = (word: string): string =>
  [...word]
    .slice(0, 2)
    .map((letter) => (/[a-z0-9]/.test(letter) ? letter : `-${letter.codePointAt(0)?.toString(16)}`))
    .join('');

/** Where a word is: the text says less about an article than its headings, and those less than its title. */
export const weights = { text: 0, heading: 1, title: 2 } as const;
export type Weight = (typeof weights)[keyof typeof weights];

const scores: Record<Weight, number> = { 0: 1, 1: 3, 2: 9 };

/** The articles that hold a word, newest first, each as the distance to the one before and the word's weight. */
export type Postings = number[];

export function packPostings(entries: [position: number, weight: Weight][]): Postings {
  let last = 0;
  return entries.map(([position, weight]) => {
    const packed = (position - last) * 4 + weight;
    last = position;
    return packed;
  });
}

export function scoresOf(postings: Postings): Map<number, number> {
  const found = new Map<number, number>();
  let position = 0;
  for (const packed of postings) {
    position += packed >> 2;
    found.set(position, scores[(packed & 3) as Weight] ?? 0);
  }
  return found;
}

/** One part of the index: its words and where they are. */
export type Shard = Record<string, Postings>;

/** How much each article is about a word that someone typed, or about all words that begin with it. */
export function scoresInShard(shard: Shard, word: string, isBeginning: boolean) {
  const best = new Map<number, number>();
  for (const [known, postings] of Object.entries(shard)) {
    if (known !== word && !(isBeginning && known.startsWith(word))) continue;
    // The whole word counts more than the beginning of another one.
    const factor = known === word ? 2 : 1;
    for (const [position, score] of scoresOf(postings)) {
      best.set(position, Math.max(best.get(position) ?? 0, score * factor));
    }
  }
  return best;
}

/** The articles in which every word was found, the best first and the newer first among equals. */
export function rank(scoresByWord: Map<number, number>[]): number[] {
  const [first, ...others] = scoresByWord;
  const totals = [...(first ?? [])].flatMap(([position, score]) => {
    const rest = others.map((scores) => scores.get(position));
    if (rest.includes(undefined)) return [];
    return [{ position, total: rest.reduce<number>((sum, each) => sum + (each ?? 0), score) }];
  });
  return totals
    .sort((a, b) => b.total - a.total || a.position - b.position)
    .map(({ position }) => position);
}

/** What a result shows; its position says in which file it is. */
export interface FoundPost {
  slug: string;
  title: string;
  excerpt: string;
  publishedat: string;
}

export const foundPostsPerFile = 64;

export const searchFiles = {
  /** The names of all shards: what is not among them need not be asked for. */
  shards: 'shards.json',
  shard: (name: string) => `words/${name}.json`,
  posts: (file: number) => `posts/${file}.json`,
};

export const searchFolder = '/search/blog/';
