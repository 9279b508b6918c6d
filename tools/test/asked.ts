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
  /** Parts of names. */
  filters: string[];
  /** `--shard=2/10` for the second of ten machines that share the tests. */
  shard: string | undefined;
}

/** What the words behind `npm test --` ask for. */
export interface Asked extends Pick<Choice, 'filters'> {
  wants(part: PartName): boolean;
  choiceOf(part: PartName): Choice;
}

export function readAsked(words: string[]): Asked {
  const shard = words.find((word) => word.startsWith('--shard='));
  const parts = words.filter(isPart);
  const filters = words.filter((word) => word !== shard && !isPart(word));
  const isMine = (part: PartName) => shard === undefined || (whoHas[part]?.test(shard) ?? true);
  return {
    filters,
    wants: (part) => (parts.length === 0 || parts.includes(part)) && isMine(part),
    choiceOf: (part) => ({ filters, shard: whoHas[part] ? undefined : shard }),
  };
}

const isPart = (word: string): word is PartName => (partNames as readonly string[]).includes(word);

const firstMachine = /=1\//;
const lastMachine = /=(\d+)\/\1$/;

/** What one machine does alone, because it is no test or has few files to share. All do the other parts together. */
const whoHas: Partial<Record<PartName, RegExp>> = {
  format: firstMachine,
  lint: firstMachine,
  types: firstMachine,
  site: lastMachine,
};
