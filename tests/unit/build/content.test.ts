import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { programs } from '#src/features/home/content/programs.ts';
import { mentorshipOptions } from '#src/features/mentorship/content.ts';
import { shortLinks } from '#src/features/site/content/short-links.ts';
import { courseDashboard } from '#src/features/courses/content.ts';
import { pages } from '#src/shared/content/pages.ts';
import { nameMethods, paymentContent } from '#src/shared/content/payment.ts';
import { readContent } from '#src/shared/content/read-content.ts';

const { DOMParser } = new JSDOM('').window;

const counters = z.strictObject({
  counters: z.array(z.strictObject({ target: z.int(), label: z.string() })),
});
const reading = (content: unknown) => () =>
  readContent('content/home/impact.json', counters, content);

describe('an owner who edits content', () => {
  test('reads which field of which file is missing', () => {
    expect(reading({ counters: [{ target: 1, label: 'a' }, { label: 'b' }] })).toThrow(
      'content/home/impact.json: "counters[1].target" is missing.',
    );
  });

  test('reads what a field must be', () => {
    expect(reading({ counters: [{ target: 'many', label: 'a' }] })).toThrow(
      'content/home/impact.json: "counters[0].target" must be a number.',
    );
    expect(reading({ counters: 'none' })).toThrow('"counters" must be a list.');
  });

  test('reads about a field that nothing uses', () => {
    expect(reading({ counters: [{ target: 1, label: 'a', lable: 'b' }] })).toThrow(
      'content/home/impact.json: "counters[0]" has a field that nothing reads: lable.',
    );
  });

  test('cannot name a picture that is not there', () => {
    const pictures = globSync('content/images/*').map((file) =>
      basename(file).replace(/\.\w+$/, ''),
    );
    const written = globSync(['content/**/*.json', 'content/**/*.mdx']).map((file) =>
      readFileSync(file, 'utf8'),
    );
    const named = written.flatMap((text) =>
      [...text.matchAll(/"?\b(?:image|icon)"?: "?([a-z0-9-]+)/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !pictures.includes(name ?? ''))).toEqual([]);
  });
});

describe('what one can pay with', () => {
  test('is named by the words of the site as the payment page offers it', () => {
    const named = nameMethods('{methods}');
    expect(named).toBe('UPI or card');
    expect(pages['/payment'].description).toContain(`pay by ${named} on`);
    expect(paymentContent.secureNote).toContain(`pay by ${named} on`);
    expect(mentorshipOptions.booking.afterwards.join(' ')).toContain(`by ${named}.`);
  });

  test('is written down nowhere else', () => {
    const texts = globSync([
      'content/**/*.{json,mdx}',
      'src/**/*.{astro,tsx,ts}',
      'netlify/**/*.*ts',
    ]);
    const alone = /\b(?:by|with) (?:a )?(?:credit |debit )?cards?\b/i;
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((file) => alone.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('the drawn pictures', () => {
  test.each(globSync('content/images/*.svg'))(
    '%s is small, wordless, and drawn for light and dark',
    (file) => {
      const drawing = readFileSync(file, 'utf8');
      expect(statSync(file).size).toBeLessThanOrEqual(2600);
      const { documentElement } = new DOMParser().parseFromString(drawing, 'image/svg+xml');
      const size = ['width', 'height'].map((name) => documentElement.getAttribute(name));
      expect(documentElement.getAttribute('viewBox')).toBe(`0 0 ${size.join(' ')}`);
      expect(documentElement.querySelector('style')?.textContent).toContain(
        '@media(prefers-color-scheme:dark)',
      );
      expect(documentElement.querySelector('text, script, [href]')).toBeNull();
      expect(drawing).not.toContain('url(');
    },
  );
});

describe('the words of docs/product.md', () => {
  test('every short link of the table is there, and only the carousel stays on the site', () => {
    expect(Object.keys(shortLinks).sort()).toEqual(
      [
        ...['apply', 'blog-carousel', 'checkout', 'docs', 'feedback', 'github'],
        ...['linkedin', 'support', 'tpomeet', 'youtube', 'zerotohero'],
      ].sort(),
    );
    const internal = Object.entries(shortLinks).filter(([, link]) => link.kind === 'internal');
    expect(internal.map(([key, link]) => [key, link.target])).toEqual([['blog-carousel', '/blog']]);
  });

  test('the programs are the four of the home page, and only the last is coming soon', () => {
    expect(programs.cards.map((card) => [card.id, card.action, card.comingSoon ?? false])).toEqual([
      ['individual', '/mentorship/individual', false],
      ['institute', '/mentorship/college', false],
      ['tpo', '/tpo-development', false],
      ['entrepreneurship', undefined, true],
    ]);
  });

  test('My Courses shows 2 of 8 lessons done', () => {
    expect(courseDashboard.lessons).toHaveLength(8);
    expect(courseDashboard.lessons.filter((lesson) => lesson.done)).toHaveLength(2);
  });

  test('an address that is not there says so in the words of docs/product.md 2.1', () => {
    expect(pages['/404'].heading).toBe('Oops! Page not found');
  });
});
