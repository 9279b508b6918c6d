import type { Page } from '@playwright/test';
import { aliases } from '../../../src/build/redirects/rewrites.ts';
import { type PagePath, pages } from '../../../src/shared/content/pages.ts';
import { expect, test } from '../../support/test.ts';

// pages.spec.ts has axe look at the same pages.
test.use({ checkAccessibility: false });

/** The rows of docs/product.md 2.1 that a visitor can open out of the blue, and the heading of each. */
const routes: Partial<Record<PagePath, string>> = {
  '/': 'I help students become placement-ready.',
  '/auth': 'Good to see you',
  '/mentorship/individual': 'Choose what you need today',
  '/mentorship/college': 'Placement training for your campus',
  '/tpo-development': 'TPO Development Program',
  '/training-placement-meet': 'Training and Placement Meet',
  '/course/resume-mastery': 'Resume & Interview Course',
  '/course/end-to-end-placement': 'End-to-End Placement Course',
  '/contact': 'Ask before you book',
  '/community': 'Prepare together',
  '/course-dashboard': 'My Courses',
  '/schedule': 'The time of your session',
  '/blog': 'Blog',
  '/events': 'Events',
  '/reviews': 'Reviews',
  '/my-data': 'Your data',
  '/terms': 'Terms & Conditions',
  '/refund': 'Refund & Cancellations',
  '/grievance': 'Grievance',
  '/privacy': 'Privacy',
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectCanonical(page: Page, url: string, path: string) {
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new URL(path, url).href,
  );
}

for (const [path, words] of Object.entries(routes)) {
  test(`${path} answers with its heading, its title and its canonical address`, async ({
    visitor,
    stack,
  }) => {
    const response = await visitor.goto(path);
    expect(response?.status()).toBe(200);
    await expect(heading(visitor)).toHaveText(words);
    expect(await visitor.title()).toContain(pages[path as PagePath].title);
    await expectCanonical(visitor, stack.url, path);
  });
}

for (const [alias, path] of Object.entries(aliases)) {
  test(`${alias} shows ${path}, which stays the one address to be found under`, async ({
    visitor,
    stack,
  }) => {
    const response = await visitor.goto(alias);
    expect(response?.status()).toBe(200);
    await expect(visitor).toHaveURL(alias);
    await expect(heading(visitor)).toHaveText(routes[path as PagePath]!);
    await expectCanonical(visitor, stack.url, path);
  });
}

test('any other path says that nothing is there, and leads home', async ({ visitor, problems }) => {
  problems.expect(/^404: GET \/no\/such\/page/);
  const response = await visitor.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(heading(visitor)).toHaveText('Oops! Page not found');
  await visitor.getByRole('link', { name: /Home/ }).first().click();
  await expect(visitor).toHaveURL('/');
});
