import type { Page } from '@playwright/test';
import { toast } from '../../support/browser/toast.ts';
import { hold } from '../../support/browser/network.ts';
import { expect, test } from '../../support/test.ts';

const adminNavigation = (page: Page) =>
  page.getByRole('navigation', { name: 'Admin', includeHidden: true });

const refusing: [path: string, words: string][] = [
  ['/admin/events', "You don't have permission to access this page."],
  ['/admin/payments', "You don't have permission to access this page."],
  ['/admin/consents', "You don't have permission to access this page."],
  ['/admin/courses', "You don't have permission to access this page."],
  ['/admin/courses/lessons/new', "You don't have permission to access this page."],
  ['/events/create', 'You do not have permission to access this page.'],
];

for (const [path, words] of refusing) {
  test(`a student who is refused at ${path} does not see the navigation of admins`, async ({
    student: { page },
  }) => {
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
    await expect(adminNavigation(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: 'Logout' })).toHaveCount(0);
  });
}

test('a student who is sent home from the dashboard has not seen the navigation of admins', async ({
  student: { page },
}) => {
  const roles = await hold(page, '**/rest/v1/user_roles*');
  await page.goto('/admin');
  await expect(page.getByText('Loading the dashboard...')).toBeVisible();
  await expect(adminNavigation(page)).toBeHidden();
  roles.resolve();
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Access Denied')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, checkAccessibility: false });

  for (const path of ['/admin', '/admin/blogs', '/events/create']) {
    test(`a visitor does not see the navigation of admins at ${path}`, async ({ visitor }) => {
      await visitor.goto(path);
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(adminNavigation(visitor)).toBeHidden();
    });
  }
});

test('nothing moves when the navigation comes for an admin @phone', async ({ admin: { page } }) => {
  const roles = await hold(page, '**/rest/v1/user_roles*');
  const asked = page.waitForRequest('**/rest/v1/user_roles*');
  await page.goto('/admin/payments');
  await asked;
  const top = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => heading.getBoundingClientRect().top);
  const before = await top();
  await expect(adminNavigation(page)).toBeHidden();
  roles.resolve();
  await expect(adminNavigation(page)).toBeVisible();
  expect(await top()).toBe(before);
});

test('the dashboard is made in the browser only, and a visitor loads none of its code', async ({
  visitor,
}) => {
  const page = await (await visitor.request.get('/admin')).text();
  const islands = await visitor.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const codeOf = (root: ParentNode) =>
      [...root.querySelectorAll('[component-url]')].map((island) => ({
        client: island.getAttribute('client'),
        code: island.getAttribute('component-url'),
      }));
    return [...parsed.querySelectorAll<HTMLTemplateElement>('main template')].flatMap(
      ({ content }) => codeOf(content),
    );
  }, page);
  expect(islands).toEqual([{ client: 'only', code: expect.stringContaining('Dashboard') }]);

  const loaded: string[] = [];
  visitor.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await visitor.goto('/admin');
  await expect(visitor).toHaveURL(/\/auth\?next=/);
  await expect(visitor.getByRole('button', { name: 'Login', exact: true }).last()).toBeVisible();
  expect(loaded.filter((path) => /Dashboard|AdminNav/.test(path))).toEqual([]);
  expect(loaded).toContain('/admin');
});
