import { describe, expect, test } from 'vitest';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { createOgImageRenderer } from '../../../src/build/share-images/share-card.ts';
import { sitemapXml } from '../../../src/build/sitemap/sitemap.ts';
import {
  breadcrumbData,
  courseData,
  mentorData,
} from '../../../src/shared/sections/structured-data.ts';

const origin = new URL('https://mentor.example');

test('an address with an ampersand is well-formed in the sitemap', () => {
  expect(sitemapXml(['https://mentor.example/events?a=1&b=2'])).toContain(
    '<loc>https://mentor.example/events?a=1&amp;b=2</loc>',
  );
});

describe('structured data', () => {
  test('a course names its place in the site, its price and its modules', () => {
    expect(breadcrumbData(origin, '/course/resume-mastery', 'Resume Course')).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://mentor.example/' },
        { position: 2, item: 'https://mentor.example/mentorship/individual' },
        {
          position: 3,
          name: 'Resume Course',
          item: 'https://mentor.example/course/resume-mastery',
        },
      ],
    });
    const course = courseData(origin, {
      path: '/course/resume-mastery',
      name: 'Resume Course',
      description: 'From a blank page.',
      priceInRupees: 299,
      modules: [{ title: 'Foundations', summary: 'Collect first.' }],
    });
    expect(course).toMatchObject({
      offers: { price: 299, priceCurrency: 'INR' },
      syllabusSections: [{ name: 'Foundations' }],
    });
  });

  test('nothing rates itself', () => {
    expect(JSON.stringify(mentorData(origin))).not.toMatch(/rating|review/i);
  });
});

describe('a share card', () => {
  const renderer = createOgImageRenderer();
  const draw = async (title: string) => {
    const picture = await readFile('content/images/hero.svg');
    return renderer.render({ title, line: 'Work. Grow. Thrive.', brand: 'Mentor', picture });
  };

  test.each([
    'Reviews',
    'Resume & Interview Course <with> lifetime access',
    'A title that goes on for so long that nobody would write it, and yet somebody will, in a blog post of theirs',
    'प्लेसमेंट की तैयारी',
  ])('with the title %s has the size that networks ask for and stays small', async (title) => {
    const image = await draw(title);
    const { width, height, format } = await sharp(image).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(image.byteLength).toBeLessThan(60_000);
  });

  test.each([
    ['of many lines', `a${'\n'.repeat(30)}b`],
    ['of many paragraphs', `a${'\u2029'.repeat(30)}b`],
    ['of marks upon marks', `e${'\u0301'.repeat(60)}`],
    ['of letters that nobody sees', '\u2800\u200b'],
  ])('is drawn for a title %s as well', async (_what, title) => {
    const { width, height } = await sharp(await draw(title)).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
  });

  test('leaves no file behind', async () => {
    await expect(renderer.close()).resolves.toBeUndefined();
  });
});
