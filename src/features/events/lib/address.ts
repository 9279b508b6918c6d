interface AddressedEvent {
  id: string;
  title: string;
}

const shortIdLength = 8;
const wordsMaximum = 60;

/** As much of an id as an address holds. */
export const shortId = (id: string) => id.slice(0, shortIdLength);

/**
 * `ten-resumes-read-out-loud-3f2a91bc`: words for people, and enough of the id to find the event again when its title
 * has changed.
 */
export function eventSlug({ id, title }: AddressedEvent): string {
  return `${wordsOf(title) || 'event'}-${shortId(id)}`;
}

function wordsOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, wordsMaximum)
    .replace(/^-+|-+$/g, '');
}

/** The lowest and the highest id that an address can mean, or undefined when it is no event's address. */
export function idRangeOf(slug: string): { lowest: string; highest: string } | undefined {
  const [, shortId] = /(?:^|-)([0-9a-f]{8})$/.exec(slug) ?? [];
  if (shortId === undefined) return undefined;
  return {
    lowest: `${shortId}-0000-0000-0000-000000000000`,
    highest: `${shortId}-ffff-ffff-ffff-ffffffffffff`,
  };
}
