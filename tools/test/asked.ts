/** The parts of the test run that can be asked for by name. */
const partNames = [
  'format',
  'lint',
  'types',
  'unit',
  'database',
  'functions',
  'site',
  'browser',
] as const;
export type PartName = (typeof partNames)[number];

/** Which tests of a part run: what the test runners are given. */
export interface Choice {
  filters: string[];
  /** `--shard=2/8` for the second of eight machines that share the tests. */
  shard: string | undefined;
}

/** What the words behind `npm test --` ask for. */
export interface Asked {
  wants(part: PartName): boolean;
  choiceOf(part: PartName): Choice;
}

export function readAsked(words: string[]): Asked {
  const shard = words.find((word) => word.startsWith('--shard='));
  const parts = words.filter(isPart);
  const filters = words.filter((word) => word !== shard && !isPart(word));
  const isFirst = shard === undefined || shard.startsWith('--shard=1/');
  return {
    wants: (part) => (parts.length === 0 || parts.includes(part)) && (isFirst || isShared(part)),
    choiceOf: (part) => ({ filters, shard: isShared(part) ? shard : undefined }),
  };
}

const isPart = (word: string): word is PartName => (partNames as readonly string[]).includes(word);

/** What reads the files and the built site is done by the first machine alone: it has few files to share. */
const isShared = (part: PartName) => !['format', 'lint', 'types', 'site'].includes(part);
