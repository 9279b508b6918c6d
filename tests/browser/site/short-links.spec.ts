import { shortLinks } from '../../../src/features/site/content/short-links.ts';
import { expect, test } from '../../support/test.ts';

const entries = Object.entries(shortLinks);
const external = entries.filter(([, { kind }]) => kind === 'external');
const internal = entries.filter(([, { kind }]) => kind === 'internal');

for (const [key, { target }] of external) {
  test(`/redirect/${key} leads to ${target}`, async ({ visitor, problems }) => {
    problems.expect(new RegExp(`^third party: GET ${RegExp.escape(target)}`));
    await visitor.route(/^https:/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>There</title>' }),
    );
    await visitor.goto(`/redirect/${key}`, { waitUntil: 'commit' });
    await expect(visitor).toHaveURL(target);
  });
}

for (const [key, { target }] of internal) {
  test(`/redirect/${key} leads to ${target} and leaves no step in the history`, async ({
    visitor,
  }) => {
    await visitor.goto('/contact');
    await visitor.evaluate((path) => location.assign(path), `/redirect/${key}`);
    await expect(visitor).toHaveURL(target);
    await visitor.goBack();
    await expect(visitor).toHaveURL('/contact');
  });
}

test('the page of a short link says what it does while it does it', async ({ visitor, stack }) => {
  const page = await visitor.request.get(`${stack.url}/redirect/blog-carousel`);
  expect(await page.text()).toContain('Redirecting...');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, checkAccessibility: false });

  test('a short link still leads on', async ({ visitor }) => {
    await visitor.goto('/redirect/blog-carousel', { waitUntil: 'commit' });
    await expect(visitor).toHaveURL('/blog');
  });
});

const strangers = [
  'nowhere',
  '__proto__',
  'constructor',
  'https://evil.example',
  '//evil.example',
  '%2F%2Fevil.example',
  'https:%2F%2Fevil.example',
  'linkedin%2F..%2F..%2Fevil.example',
  'LINKEDIN/evil.example',
];

for (const key of strangers) {
  test(`/redirect/${key} leads nowhere but to the page for what is not there`, async ({
    visitor,
    problems,
  }) => {
    problems.expect(/^404: GET \//);
    const response = await visitor.goto(`/redirect/${key}`);
    expect(response?.status()).toBe(404);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  });
}

test('an unknown key goes to /not-found', async ({ visitor, problems }) => {
  problems.expect(/^404: GET \/not-found/);
  await visitor.goto('/redirect/nowhere');
  await expect(visitor).toHaveURL('/not-found');
});
