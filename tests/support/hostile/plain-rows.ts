import type { HostileRows } from './row-words.ts';

/** The same rows, as long and as full, with words that mean nothing to any parser. */
export function plainRows({ events, posts, reviews, lessons }: HostileRows): HostileRows {
  const categories = [...new Set(events.map(({ category }) => category))];
  return {
    // One title means one picture to draw for sharing.
    events: events.map((row) => ({
      ...plain(row),
      title: 'A title',
      category: `Category ${categories.indexOf(row.category)}`,
      poster_url: hasHost(row.poster_url) ? plainAddress : null,
    })),
    posts: posts.map((row, index) => ({
      ...plain(row),
      title: 'A title',
      slug: `plain-${index}`,
      former_slug: `former-${index}`,
    })),
    lessons: lessons.map((row) => ({ ...plain(row), title: 'A title', slug: row.slug })),
    reviews: reviews.map((row) => ({ ...plain(row), designation: row.designation })),
  };
}

const plainAddress = 'https://plain.example/';

/** The database accepts addresses that no browser can open; a page makes no link of those. */
export const hasHost = (address: string | null): address is string =>
  address !== null && URL.canParse(address);

const plain = <Row extends { id: string }>(row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name === 'id' ? value : plainText(name, value),
    ]),
  ) as Row;

/** As long in characters, which the database counts, and in UTF-16 units, which pages count. */
const plainText = (name: string, value: string | null) => {
  if (value === null) return null;
  return /_url$|^link$|^coverimage$/.test(name)
    ? plainAddress
    : value.replace(/\S/gu, ({ length }) => (length === 1 ? 'x' : '𝐱'));
};
