import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventSlug } from '#src/features/events/lib/address.ts';
import type { TwinSites } from './build-rows.ts';
import type { ChromiumParser, ReadPage, Wanted } from './chromium-parser.ts';

/** A page of hostile words, beside its twin of plain ones. */
export interface TwinPage extends ReadPage {
  file: string;
  kind: 'event' | 'post' | 'lesson' | 'other';
}

const ofEveryPage: Record<string, Wanted> = {
  afterCharset: {
    selector: 'head > meta[charset]:first-child + meta[http-equiv=content-security-policy]',
    attribute: 'content',
  },
  policy: { selector: '[http-equiv=content-security-policy i]', attribute: 'content' },
  code: { selector: 'script:not([src], [type="application/ld+json"])' },
  data: { selector: 'script[type="application/ld+json"]' },
  canonical: { selector: 'link[rel=canonical]', attribute: 'href' },
  metaTitle: { selector: 'meta[property="og:title"]', attribute: 'content' },
  metaDescription: { selector: 'meta[name=description]', attribute: 'content' },
  shareImage: { selector: 'meta[property="og:image"]', attribute: 'content' },
};

const ofEvents: Record<string, Wanted> = {
  heading: { selector: 'h1' },
  badges: { selector: 'article header .badge' },
  description: { selector: 'article p.whitespace-pre-line' },
  venue: { selector: 'article aside > dl > div:first-child dd' },
  pictures: { selector: 'main img', attribute: 'src' },
  props: { selector: 'article astro-island', attribute: 'props' },
  labels: { selector: 'article [aria-label]', attribute: 'aria-label' },
  links: { selector: 'article a', attribute: 'href' },
};

const ofPosts: Record<string, Wanted> = {
  heading: { selector: 'h1' },
  lead: { selector: 'article .lead' },
  author: { selector: 'article header span.font-semibold' },
  pictures: { selector: 'main img', attribute: 'src' },
  parts: { selector: '.article h2' },
  links: { selector: 'main a', attribute: 'href' },
};

const ofLessons: Record<string, Wanted> = {
  heading: { selector: 'h1' },
  listed: { selector: '.lesson-contents li a > span:nth-child(2)' },
  module: { selector: '.lesson-contents h2' },
  parts: { selector: '.article h2' },
  props: { selector: '.lesson astro-island', attribute: 'props' },
};

const ofLists: Record<string, Wanted> = {
  cardTitles: { selector: 'astro-island:not([component-url*="/Carousel."]) li.card h3' },
  reviewers: { selector: 'li.card bdi' },
  reviewTexts: { selector: 'li.card p.whitespace-pre-line' },
  postTitles: { selector: 'li.post-card h2' },
  categories: { selector: 'select[name=category] option:not([value=""])' },
};

/** Every page of the hostile site, read by a browser. */
export async function readTwinPages(
  { rows, hostile, plain, plainRows }: TwinSites,
  chromium: ChromiumParser,
): Promise<TwinPage[]> {
  const twins = new Map<string, string>([
    ...rows.events.map((row, index): [string, string] => [
      `events/${eventSlug(row)}.html`,
      `events/${eventSlug(plainRows.events[index]!)}.html`,
    ]),
    ...rows.posts.map((row, index): [string, string] => [
      `blog/${row.slug}.html`,
      `blog/${plainRows.posts[index]!.slug}.html`,
    ]),
    ...rows.lessons.map((row): [string, string] => {
      const file = `learn/resume-mastery/${row.slug}.html`;
      return [file, file];
    }),
  ]);
  const tasks = globSync('**/*.html', { cwd: hostile }).map((file) => {
    const kind = twins.has(file) ? kindOf(file) : 'other';
    const own = { event: ofEvents, post: ofPosts, lesson: ofLessons, other: ofLists }[kind];
    return {
      file,
      kind,
      html: readFileSync(join(hostile, file), 'utf8'),
      twin: readFileSync(join(plain, twins.get(file) ?? file), 'utf8'),
      wanted: { ...ofEveryPage, ...own },
    };
  });
  const read = await chromium.readPages(
    tasks.map(({ html, twin, wanted }) => ({ html, twin, wanted })),
  );
  return read.map((page, index) => ({
    ...page,
    file: tasks[index]!.file,
    kind: tasks[index]!.kind,
  }));
}

function kindOf(file: string): TwinPage['kind'] {
  if (file.startsWith('learn/')) return 'lesson';
  return file.startsWith('events/') ? 'event' : 'post';
}
