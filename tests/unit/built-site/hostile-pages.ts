import { expect, test } from 'vitest';
import { eventSlug } from '#src/features/events/lib/address.ts';
import { swapQuotes } from '#src/shared/lib/swap-quotes.ts';
import { hasHost } from '../../support/hostile/plain-rows.ts';
import { asRead, expectOpening, ofKind, pages, sites, strangers } from './twin-sites.ts';

/** The pages hold the words that were stored; called inside the suite of hostile-texts.test.ts. */
export function pagesHoldWords(): void {
  test('are all on the page of their event', () => {
    const rows = new Map(sites.rows.events.map((row) => [`events/${eventSlug(row)}.html`, row]));
    expect(
      ofKind('event')
        .map(({ file }) => file)
        .sort(),
    ).toEqual([...rows.keys()].sort());
    for (const { file, values } of ofKind('event')) {
      const row = rows.get(file)!;
      expect(values['heading']).toEqual([asRead(row.title)]);
      expect(values['badges']!.filter((text) => text !== 'Past Event')).toEqual(
        [row.category, row.department].filter((text) => text !== null).map(asRead),
      );
      expect(values['description']).toEqual([asRead(row.description)]);
      expect(values['venue']).toEqual([asRead(row.venue)]);
      // No build has taken the picture over, so a click alone opens it.
      expect(values['pictures']).toEqual([]);
      if (hasHost(row.poster_url)) expect(values['links']).toContain(row.poster_url);
      expectOpening(values['metaTitle']![0]!.replace(/, \d+ \w+ \d{4}$/, ''), row.title);
      expectOpening(
        values['metaDescription']![0]!.replace(/^.*?, /, ''),
        `${row.venue}: ${row.description}`,
      );
      expect(stringsIn(values['data']!)).toEqual(
        expect.arrayContaining([row.title, row.description, row.venue]),
      );
      expect(stringsIn(values['props']!.map(swapQuotes))).toEqual(
        expect.arrayContaining(
          [row.title, row.venue, row.category, row.department, row.link, row.recording_url].filter(
            (text) => text !== null,
          ),
        ),
      );
      expect(values['labels']!.some((label) => label.includes(asRead(row.title)))).toBe(true);
      const whatsapp = values['links']!.find((link) => link.startsWith('https://wa.me/'))!;
      expect(new URL(whatsapp).searchParams.get('text')!.startsWith(row.title)).toBe(true);
    }
  });

  test('are all on the page of their post', () => {
    const rows = new Map(sites.rows.posts.map((row) => [`blog/${row.slug}.html`, row]));
    expect(
      strangers(
        ofKind('post').map(({ file }) => file),
        [...rows.keys()],
      ),
    ).toEqual([]);
    for (const { file, values } of ofKind('post')) {
      const row = rows.get(file)!;
      expect(values['heading']).toEqual([asRead(row.title)]);
      expect(values['lead']).toEqual([asRead(row.excerpt)]);
      expect(values['author']).toEqual([asRead(row.author)]);
      expect(values['pictures']).toEqual([]);
      // Spaces in a row are shown as one.
      expect(onOneLine(values['parts']!.at(-1)!)).toBe(onOneLine(row.heading));
      expectOpening(values['metaTitle']![0]!, row.title);
      const data = stringsIn(values['data']!);
      expect(data).toEqual(expect.arrayContaining([row.title, row.excerpt, row.author]));
      const address = values['canonical']![0]!;
      expect(decodeURIComponent(new URL(address).pathname)).toBe(`/blog/${row.slug}`);
      const whatsapp = values['links']!.find((link) => link.startsWith('https://wa.me/'))!;
      expect(new URL(whatsapp).searchParams.get('text')).toBe(`${row.title} ${address}`);
    }
  });

  test('are all on the page of their lesson, and in the list beside it', () => {
    const { lessons } = sites.rows;
    const rows = new Map(lessons.map((row) => [`learn/resume-mastery/${row.slug}.html`, row]));
    expect(ofKind('lesson')).toHaveLength(lessons.length);
    for (const { file, values } of ofKind('lesson')) {
      const row = rows.get(file)!;
      expect(values['heading']).toEqual([asRead(row.title)]);
      expect(values['listed']).toEqual(lessons.map(({ title }) => asRead(title)));
      expect(values['module']).toEqual([asRead(lessons[0]!.module)]);
      expect(onOneLine(values['parts']!.at(-1)!)).toBe(onOneLine(row.heading));
      expectOpening(values['metaTitle']![0]!, row.title);
      expect(stringsIn(values['data']!)).toEqual(expect.arrayContaining([row.title, row.summary]));
      expect(stringsIn(values['props']!.map(swapQuotes))).toEqual(
        expect.arrayContaining(lessons.map(({ title }) => title)),
      );
    }
  });

  test('lists hold what was stored, or its beginning', () => {
    const { events, posts, reviews } = sites.rows;
    for (const { file, values } of ofKind('other')) {
      const titles = [...events, ...reviews].map(({ title }) => title);
      expect(strangers(values['cardTitles'], titles), file).toEqual([]);
      expect(
        strangers(
          values['postTitles'],
          posts.map(({ title }) => title),
        ),
        file,
      ).toEqual([]);
      expect(
        strangers(
          values['reviewers'],
          reviews.map((row) => row.reviewer_name),
        ),
        file,
      ).toEqual([]);
    }
    const onPage = (file: string) => pages.find((page) => page.file === file)!.values;
    expect(onPage('index.html')['cardTitles']!.length).toBeGreaterThan(8);
    expect(onPage('reviews.html')['reviewTexts']!.length).toBeGreaterThan(10);
    expect(
      strangers(
        onPage('reviews.html')['reviewTexts'],
        reviews.flatMap((row) => [row.content, row.answer ?? '']),
      ),
    ).toEqual([]);
    expect(onPage('blog.html')['postTitles']).toHaveLength(9);
    expect(onPage('events.html')['cardTitles']).toHaveLength(18);
    expect([...onPage('events.html')['categories']!].sort()).toEqual(
      [...new Set(events.map(({ category }) => asRead(category)))].sort(),
    );
  });
}

const onOneLine = (text: string) => text.replace(/[\t\n\f\r ]+/g, ' ').trim();

/** Every string in some texts of JSON. */
function stringsIn(texts: string[]): string[] {
  const found: string[] = [];
  for (const text of texts) {
    JSON.parse(text, (_, value: unknown) => {
      if (typeof value === 'string') found.push(value);
      return value;
    });
  }
  return found;
}
