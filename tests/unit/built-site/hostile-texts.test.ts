import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type FoundPost,
  foundPostsPerFile,
  searchFiles,
  searchFolder,
} from '#src/features/blog/lib/search.ts';
import { eventSlug } from '#src/features/events/lib/address.ts';
import { swapQuotes } from '#src/shared/lib/swap-quotes.ts';
import { publishSite } from '../../../local/server/published-site.ts';
import { buildTwins, siteUrl, type TwinSites } from '../../support/hostile/build-rows.ts';
import { type ChromiumParser, openChromiumParser } from '../../support/hostile/chromium-parser.ts';
import { hasHost } from '../../support/hostile/rows.ts';
import { readTwinPages, type TwinPage } from '../../support/hostile/twin-pages.ts';

// Whatever people write, the built site holds it as words. As many strings as HOSTILE_STRINGS says, the same ones for
// the same HOSTILE_SEED, in every place that the database takes them for.
const strings = Number(process.env['HOSTILE_STRINGS'] || 2000);
const seed = Number(process.env['HOSTILE_SEED'] || 16);

let sites: TwinSites;
let chromium: ChromiumParser;
let pages: TwinPage[];

beforeAll(async () => {
  [sites, chromium] = await Promise.all([buildTwins({ strings, seed }), openChromiumParser()]);
  pages = await readTwinPages(sites, chromium);
}, 3_600_000);
afterAll(async () => {
  await chromium?.close();
  await sites?.remove();
});

const read = (file: string) => readFileSync(join(sites.hostile, file), 'utf8');
const ofKind = (kind: TwinPage['kind']) => pages.filter((page) => page.kind === kind);
/** A parser ends lines of HTML and XML in one way, whatever way they were sent in. */
const asRead = (text: string) => text.replace(/\r\n?/g, '\n');
const strangers = (found: string[] | undefined, known: string[]) => {
  const all = new Set(known.map(asRead));
  return (found ?? []).filter((text) => !all.has(text));
};

describe(`of ${strings} hostile strings (HOSTILE_SEED=${seed})`, () => {
  test('none makes, ends or changes an element', () => {
    expect(pages.length).toBeGreaterThan(strings / 10);
    const changed = pages.filter(({ differences }) => differences.length > 0);
    expect(changed.map(({ file, differences }) => [file, differences.slice(0, 3)])).toEqual([]);
  });

  test('none moves or widens the policy, which lists the code of its page and no other', () => {
    const header = read('_headers');
    expect(header).toBe(readFileSync(join(sites.plain, '_headers'), 'utf8'));
    const allowed = sourcesOf(/Content-Security-Policy: (.*)/.exec(header)?.[1], 'script-src');
    for (const { file, values } of pages) {
      expect(values['afterCharset'], file).toHaveLength(1);
      expect(values['policy'], file).toEqual(values['afterCharset']);
      const listed = sourcesOf(values['policy']?.[0], 'script-src');
      expect([...listed].sort(), file).toEqual(
        ["'self'", ...new Set(values['code']!.map(hashSource))].sort(),
      );
      expect(
        listed.filter((source) => !allowed.includes(source)),
        file,
      ).toEqual([]);
    }
  });

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
    expect(onPage('index.html')['cardTitles']!.length).toBeGreaterThan(10);
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

  test('the feed is well-formed and holds the newest', async () => {
    const { item, ...feed } = await chromium.readXml(read('rss.xml'), [
      ...['item', 'title', 'dc:creator', 'description', 'link', 'content:encoded'],
    ]);
    const newest = sites.rows.posts.slice(0, 50);
    expect(item).toHaveLength(newest.length);
    expect(feed['title']!.slice(1)).toEqual(newest.map(({ title }) => asRead(title)));
    expect(feed['dc:creator']).toEqual(newest.map(({ author }) => asRead(author)));
    expect(feed['description']!.slice(1)).toEqual(newest.map(({ excerpt }) => asRead(excerpt)));
    expect(feed['link']!.slice(1).map(pathOf)).toEqual(newest.map(({ slug }) => `/blog/${slug}`));
  });

  test('the sitemap is well-formed and lists each page once', async () => {
    const { loc } = await chromium.readXml(read('sitemap.xml'), ['loc']);
    const own = (loc ?? [])
      .map(pathOf)
      .filter((path) => /^\/(?:blog(?!\/page)|events)\//.test(path));
    const built = [...ofKind('event'), ...ofKind('post')].map(
      ({ file }) => `/${file.slice(0, -5)}`,
    );
    expect(own.sort()).toEqual(built.sort());
  });

  test('the search finds each post by what was stored', () => {
    const { posts } = sites.rows;
    const files = Array.from(
      { length: Math.ceil(posts.length / foundPostsPerFile) },
      (_, index) => JSON.parse(read(join(searchFolder, searchFiles.posts(index)))) as FoundPost[],
    );
    const found = files.flat();
    expect(found.map(({ slug, title }) => [slug, title])).toEqual(
      posts.map(({ slug, title }) => [slug, title]),
    );
    found.forEach(({ excerpt }, index) => expectOpening(excerpt, posts[index]!.excerpt));
    for (const name of JSON.parse(read(join(searchFolder, searchFiles.shards))) as string[])
      JSON.parse(read(join(searchFolder, searchFiles.shard(name))));
  });

  test('calendars get each event as one, with the words that were stored', () => {
    const byId = new Map(sites.rows.events.map((row) => [row.id, row]));
    const files = ['events.ics', ...globSync('events/*.ics', { cwd: sites.hostile })];
    expect(files).toHaveLength(byId.size + 1);
    for (const file of files) {
      const events = calendarEvents(read(file));
      if (file !== 'events.ics') expect(events).toHaveLength(1);
      for (const event of events) {
        const row = byId.get(event['UID']!.split('@')[0]!)!;
        expect(event['SUMMARY']).toBe(asRead(row.title));
        expect(event['LOCATION']).toBe(asRead(row.venue));
        const address = `${siteUrl}/events/${eventSlug(row)}`;
        expect(event['DESCRIPTION']).toBe(asRead(`${row.description}\n\n${address}`));
        expect(event['URL']).toBe(address);
      }
    }
  });

  test('former addresses lead to their post, and no other address leads anywhere', async () => {
    const lines = read('_redirects').trimEnd().split('\n');
    const moved = lines.filter((line) => line.endsWith(' 301')).map((line) => line.split(' '));
    const bySlug = new Map(sites.rows.posts.map((row) => [row.former_slug, row.slug]));
    for (const [from = '', to = '', ...rest] of moved) {
      expect(rest).toEqual(['301']);
      // `*` takes any ending and `:name` any part of a path (Netlify, Redirect options).
      expect(from).not.toMatch(/[*:]/);
      expect(pathOf(to)).toBe(`/blog/${bySlug.get(pathOf(from).slice('/blog/'.length))}`);
    }
    // The shell leads on from these.
    const isPattern = ({ slug, former_slug }: { slug: string; former_slug: string }) =>
      /[*:]/.test(slug + former_slug);
    const without = sites.rows.posts.filter(
      (row) => !moved.some(([from = '']) => pathOf(from) === `/blog/${row.former_slug}`),
    );
    expect(without.filter((row) => !isPattern(row) && row.former_slug !== '__proto__')).toEqual([]);

    const site = await publishSite(sites.folder, sites.hostile);
    try {
      for (const { former_slug } of sites.rows.posts.filter(isPattern)) {
        const stranger = `${siteUrl}/blog/${encodeURIComponent(former_slug.replaceAll('*', 'another'))}`;
        const answer = await site.answer(new Request(stranger));
        expect([stranger, answer?.status]).toEqual([stranger, 200]);
      }
    } finally {
      await site.close();
    }
  });

  test('each page names a picture that is there for sharing', () => {
    for (const { file, values } of pages) {
      const [address] = values['shareImage']!;
      if (address)
        expect(() => readFileSync(join(sites.hostile, pathOf(address))), file).not.toThrow();
    }
  });
});

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const sourcesOf = (policy: string | undefined, name: string) =>
  (policy ?? '')
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .find(([directive]) => directive === name)
    ?.slice(1) ?? [];

const pathOf = (address: string) => decodeURIComponent(new URL(address, siteUrl).pathname);

const onOneLine = (text: string) => text.replace(/[\t\n\f\r ]+/g, ' ').trim();

/** The whole text, or its beginning where there is less room. */
function expectOpening(shown: string, stored: string) {
  const [text, whole] = [asRead(shown), asRead(stored)];
  const isBeginning = /[^]{10}…$/.test(text) && whole.startsWith(text.slice(0, -1));
  expect(text === whole || isBeginning, `${shown} of ${stored}`).toBe(true);
}

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

/** The events of an iCalendar file, read by RFC 5545, sections 3.1 and 3.3.11. */
function calendarEvents(file: string): Record<string, string>[] {
  const events: Record<string, string>[] = [];
  let event: Record<string, string> | undefined;
  for (const line of file.replaceAll('\r\n ', '').split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+)[^:]*:([^]*)$/.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') events.push((event = {}));
    else if (line === 'END:VEVENT') event = undefined;
    else if (event) {
      expect(event, line).not.toHaveProperty(name);
      event[name] = value.replace(/\\([\\;,n])/g, (_, character: string) =>
        character === 'n' ? '\n' : character,
      );
    }
  }
  return events;
}
