import { expect, test } from 'vitest';
import { createFakeSite } from '../../support/site/fake-site.ts';
import { readBuiltSite } from '../../support/site/built-site.ts';
import { isPublic, isReadable } from '../../support/site/pages-by-audience.ts';

test('every page of the folder is found, with the address that visitors use', () => {
  const site = createFakeSite({
    'index.html': '<h1>Home</h1>',
    'course/resume-mastery.html': '',
    'blog/index.html': '',
    '_astro/site.css': '',
  });
  expect(site.pages.map(({ address }) => address)).toEqual([
    '/blog',
    '/course/resume-mastery',
    '/',
  ]);
  expect(site.home.document.querySelector('h1')?.textContent).toBe('Home');
});

test('an address leads to its file', () => {
  const site = createFakeSite({ 'events.html': '', 'blog/index.html': '', 'images/मेला.svg': '' });
  expect(site.fileAt('/')).toBe('index.html');
  expect(site.fileAt('/events?page=2#list')).toBe('events.html');
  expect(site.fileAt('/blog')).toBe('blog/index.html');
  expect(site.fileAt('/images/%E0%A4%AE%E0%A5%87%E0%A4%B2%E0%A4%BE.svg')).toBe('images/मेला.svg');
  expect(site.fileAt('/gone')).toBeUndefined();
});

test('a folder without a site is named, with the command that builds one', () => {
  expect(() => readBuiltSite('/nowhere')).toThrow(/no built site in \/nowhere.*npm run build/);
});

test.each([
  ['/', true, true],
  ['/events', true, true],
  ['/auth', true, true],
  ['/payment', true, false],
  ['/payment/success', true, false],
  ['/profile', false, false],
  ['/admin', false, false],
  ['/admin/blogs/new', false, false],
  ['/blog-editor', false, false],
  ['/events/create', false, false],
  ['/shell/blog-post', false, false],
  ['/session', false, false],
  ['/redirect/resume', false, false],
])('%s is public: %s, and readable without an order: %s', (address, open, readable) => {
  expect(isPublic(address)).toBe(open);
  expect(isReadable(address)).toBe(readable);
});
