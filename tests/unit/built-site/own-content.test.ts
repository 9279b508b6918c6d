import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/site/built-site.ts';
import { copyProject, type CopiedProject } from '../../support/site/copied-project.ts';

// What an owner turns on or off in content/, and what becomes of the pages.
let project: CopiedProject;
let site: BuiltSite;

beforeAll(async () => {
  project = await copyProject();
  await project.change('content/site.json', '"whatsapp": ""', '"whatsapp": "919829011223"');
  await project.change('content/site.json', '"courseCheckout": true', '"courseCheckout": false');
  await project.change(
    'content/programs/tpo-development.mdx',
    'showPastDates: true',
    'showPastDates: false',
  );
  site = await project.build();
}, 300_000);

afterAll(() => project?.remove());

const mainOf = (address: string) =>
  site.pages.find((page) => page.address === address)!.document.querySelector('main')!;

const linksIn = (address: string) =>
  [...mainOf(address).querySelectorAll('a')].map((link) => ({
    text: link.textContent.replaceAll(/\s+/g, ' ').trim(),
    href: link.getAttribute('href') ?? '',
  }));

test('with a number of WhatsApp it is the first way to reach the mentor, then mail, then phone', () => {
  const ways = linksIn('/contact').filter(({ href }) =>
    /^(https:\/\/wa\.me|mailto|tel)/.test(href),
  );
  expect(ways.slice(0, 3).map(({ href }) => href)).toEqual([
    'https://wa.me/919829011223',
    'mailto:hello@mentor.example',
    'tel:+919829000000',
  ]);
  expect(mainOf('/contact').querySelector('form')).not.toBeNull();
});

test('a start that is past is not on sale unless the owner says so', () => {
  const page = mainOf('/tpo-development');
  expect(page.textContent).not.toContain('Starts on');
  const ways = linksIn('/tpo-development').map(({ text }) => text);
  expect(ways).toContain('Next batch: tell me');
  expect(ways.filter((text) => text.startsWith('Register Now'))).toEqual([]);
});

test('without our own checkout the outside form is the one way to buy a course', () => {
  const ways = linksIn('/course/resume-mastery').map(({ text }) => text);
  expect(ways.some((text) => text.startsWith('Buy the Course'))).toBe(true);
  expect(ways).not.toContain('Pay here');
});
