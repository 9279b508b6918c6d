import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type FoundPost,
  foundPostsPerFile,
  searchFiles,
  searchFolder,
} from '#src/features/blog/lib/search.ts';
import { eventSlug } from '#src/features/events/lib/address.ts';
import { publishSite } from '../../../local/server/published-site.ts';
import { siteUrl } from '../../support/hostile/build-rows.ts';
import {
  asRead,
  chromium,
  expectOpening,
  ofKind,
  pages,
  pathOf,
  read,
  sites,
} from './twin-sites.ts';

/** What a site has besides its pages holds them too; called inside the suite of hostile-texts.test.ts. */
export function filesHoldWords(): void {
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
        expect(event['SUMMARY']).toBe(inCalendar(row.title));
        expect(event['LOCATION']).toBe(inCalendar(row.venue));
        const address = `${siteUrl}/events/${eventSlug(row)}`;
        expect(event['DESCRIPTION']).toBe(inCalendar(`${row.description}\n\n${address}`));
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

/** A file of lines has no other characters that a program could take for the end of one. */
const inCalendar = (text: string) => asRead(text).replace(/[\u0085\u2028\u2029]/g, '\n');
