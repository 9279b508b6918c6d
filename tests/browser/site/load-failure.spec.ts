import type { Page } from '@playwright/test';
import { laterScript } from '#src/shared/lib/later-script.ts';
import { recordTraffic } from '../../support/browser/traffic.ts';
import { expect, test } from '../../support/test.ts';

// What a person sees when the code of a part of a page does not come.

const code = '**/_astro/*.js*';

/** Astro says in the console what the page says beside the button. */
const isSaidInConsole = /Error hydrating/;

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });
const tryAgain = (page: Page) => failure(page).getByRole('button', { name: 'Try Again' });
const submitInquiry = (page: Page) => page.getByRole('button', { name: /^Submit/ });

test.beforeEach(({ problems }) => {
  problems.expect(/(?:failed|404): GET \/_astro\/.*/);
});

async function expectBesideButton(page: Page): Promise<void> {
  await expect(async () => {
    const button = (await submitInquiry(page).boundingBox())!;
    const said = (await failure(page).boundingBox())!;
    expect(Math.abs(said.x - button.x)).toBeLessThan(20);
    expect(Math.abs(said.y - (button.y + button.height))).toBeLessThan(200);
    expect(said.x + said.width).toBeLessThan(page.viewportSize()!.width - 8);
  }).toPass({ timeout: 10_000 });
}

/** What answers here before the page's modules are there is in first-press.spec.ts. */
async function openWithModules(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => customElements.get('astro-island'));
}

/** No code comes any more: the network is gone, or a deploy has taken the files away. */
async function takeCodeAway(page: Page, how: 'offline' | '404' = 'offline'): Promise<void> {
  await page.route(code, (route) =>
    how === '404' ? route.fulfill({ status: 404 }) : route.abort('internetdisconnected'),
  );
}

/** A browser that keeps a failure for as long as the page is open: what failed once never comes, until a reload. */
async function keepFailures(page: Page): Promise<void> {
  await takeCodeAway(page);
  page.on('framenavigated', () => void page.unroute(code));
}

test.describe('a form whose code does not come', () => {
  test.beforeEach(async ({ visitor, problems }) => {
    problems.expect(isSaidInConsole);
    await openWithModules(visitor, '/mentorship/college');
  });

  test('says so beside its button, and sends by Try Again once there is a network', async ({
    visitor,
  }) => {
    await takeCodeAway(visitor);
    await visitor.getByLabel('Institution Name').fill('Government Engineering College, Ajmer');
    await submitInquiry(visitor).click();
    // Said in a corner first; the code that knows what was pressed brings it to the button.
    await expectBesideButton(visitor);

    await visitor.unroute(code);
    await tryAgain(visitor).click();
    await expect(visitor.getByText('Please fill in all required fields')).toBeVisible();
    await expect(failure(visitor)).toBeHidden();
    await expect(visitor.getByLabel('Institution Name')).toHaveValue(/Ajmer/);
  });

  test('says so beside its button on a phone whose network is slower than the one who presses', async ({
    visitor,
  }) => {
    await visitor.setViewportSize({ width: 390, height: 844 });
    const laterScriptMayCome = Promise.withResolvers<void>();
    await takeCodeAway(visitor);
    await visitor.route(`**${laterScript}`, async (route) => {
      await laterScriptMayCome.promise;
      await route.fallback();
    });
    await visitor.getByLabel('Institution Name').fill('Government Engineering College, Ajmer');
    await submitInquiry(visitor).click();
    await expect(failure(visitor)).toBeVisible();
    laterScriptMayCome.resolve();
    await expectBesideButton(visitor);

    await visitor.unroute(code);
    await tryAgain(visitor).click();
    await expect(visitor.getByText('Please fill in all required fields')).toBeVisible();
    await expect(failure(visitor)).toBeHidden();
  });

  test('answers the next press of its own button too', async ({ visitor }) => {
    await takeCodeAway(visitor);
    await submitInquiry(visitor).click();
    await expect(failure(visitor)).toBeVisible();
    await visitor.unroute(code);
    await submitInquiry(visitor).click();
    await expect(visitor.getByText('Please fill in all required fields')).toBeVisible();
    await expect(failure(visitor)).toBeHidden();
  });

  test('says so as long as there is no network', async ({ visitor, context, problems }) => {
    await takeCodeAway(visitor);
    await submitInquiry(visitor).click();
    await expect(failure(visitor)).toBeVisible();
    problems.expect(/failed: HEAD/);
    await context.setOffline(true);
    await tryAgain(visitor).click();
    await expect(failure(visitor)).toBeVisible();
    await context.setOffline(false);
    await visitor.unroute(code);
    await tryAgain(visitor).click();
    await expect(visitor.getByText('Please fill in all required fields')).toBeVisible();
  });

  for (const [where, prepare] of [
    ['in a browser that keeps failures', keepFailures],
    [
      'after a deploy that has taken its files away',
      async (page: Page) => {
        await takeCodeAway(page, '404');
        page.on('framenavigated', () => void page.unroute(code));
      },
    ],
  ] as const) {
    test(`is loaded again ${where}, with what was typed`, async ({ visitor }) => {
      await prepare(visitor);
      await visitor.getByLabel('Institution Name').fill('Government Engineering College, Ajmer');
      await visitor.getByLabel('Preferred Mode').selectOption('hybrid');
      await visitor.getByLabel('Additional Details').fill('Three branches.');
      await submitInquiry(visitor).click();
      await tryAgain(visitor).click();
      await visitor.waitForEvent('load');
      await expect(visitor.getByLabel('Institution Name')).toHaveValue(/Ajmer/);
      await submitInquiry(visitor).click();
      await expect(visitor.getByText('Please fill in all required fields')).toBeVisible();
      await expect(visitor.getByLabel('Institution Name')).toHaveValue(/Ajmer/);
      await expect(visitor.getByLabel('Preferred Mode')).toHaveValue('hybrid');
      await expect(visitor.getByLabel('Additional Details')).toHaveValue('Three branches.');
    });
  }
});

test('someone who is offline before they touch a page reads that, and later comes to the wanted page', async ({
  visitor,
  problems,
}) => {
  problems.expect(isSaidInConsole);
  problems.expect(/failed: GET \/later\.js/);
  await openWithModules(visitor, '/mentorship/individual');
  const scripts = /\.js(?:\?|$)/;
  await visitor.route(scripts, (route) => route.abort('internetdisconnected'));
  await visitor.getByRole('button', { name: 'Resume Preparation' }).click();
  await expect(failure(visitor)).toBeVisible();
  await visitor.unroute(scripts);
  await visitor.getByRole('button', { name: 'Resume Preparation' }).click();
  await expect(visitor.getByLabel('Career Goal')).toBeVisible();
});

const order = {
  mentorshipType: 'resume_preparation',
  amount: 149,
  customer: { name: 'Asha Verma', email: 'asha@example.com', phone: '9829012345' },
};

test.describe('parts that hydrate by themselves', () => {
  test.beforeEach(async ({ context, problems }) => {
    problems.expect(isSaidInConsole);
    await context.addInitScript((checkout) => {
      sessionStorage.setItem('mentor.checkout', checkout);
    }, JSON.stringify(order));
  });

  for (const { what, address, island, then } of [
    { what: 'the order', address: '/payment', island: 'PaymentPage', then: 'Customer Details' },
    {
      what: 'the result of a payment',
      address: '/payment/success?order_id=ord_0123456789abcdef0123456789abcdef',
      island: 'PaymentResult',
      then: 'We could not find this order',
    },
    {
      what: 'a form that a mail leads to',
      address: '/auth?error=access_denied&error_code=otp_expired',
      island: 'AuthPanel',
      then: 'This link does not work any more',
    },
    {
      what: 'an article that is newer than the pages',
      address: '/blog/there-is-none-of-this-name',
      island: 'PostReader',
      then: 'Back to Blog',
    },
  ]) {
    test(`${what}: says so, and comes by Try Again`, async ({ visitor }) => {
      const chunk = `**/_astro/${island}.*`;
      await visitor.route(chunk, (route) => route.abort('internetdisconnected'));
      await visitor.goto(address);
      await expect(failure(visitor)).toBeVisible();
      await visitor.unroute(chunk);
      await tryAgain(visitor).click();
      await expect(visitor.getByText(then).first()).toBeVisible();
      await expect(failure(visitor)).toBeHidden();
    });
  }

  test('the dashboard of an admin: says so, and comes by Try Again', async ({ admin }) => {
    const chunk = '**/_astro/EventManager.*';
    await admin.page.route(chunk, (route) => route.abort('internetdisconnected'));
    await admin.page.goto('/admin/events');
    await expect(failure(admin.page)).toBeVisible();
    await admin.page.unroute(chunk);
    await tryAgain(admin.page).click();
    await expect(admin.page.getByRole('button', { name: /Approve/ }).first()).toBeVisible();
  });
});

test('a list that comes into view says so, and comes by Try Again', async ({
  visitor,
  problems,
}) => {
  problems.expect(isSaidInConsole);
  const chunk = '**/_astro/ReviewBoard.*';
  await visitor.route(chunk, (route) => route.abort('internetdisconnected'));
  await visitor.goto('/');
  await visitor.getByRole('button', { name: 'Write a Review' }).scrollIntoViewIfNeeded();
  await expect(failure(visitor)).toBeVisible();
  await visitor.unroute(chunk);
  await tryAgain(visitor).click();
  await expect(failure(visitor)).toBeHidden();
  await visitor.getByRole('button', { name: 'Write a Review' }).click();
  await expect(visitor.getByRole('dialog', { name: 'Write a Review' })).toBeVisible();
});

test('a notice whose toaster does not come is shown by Try Again', async ({
  visitor,
  problems,
}) => {
  problems.expect(isSaidInConsole);
  const chunk = '**/_astro/Toaster.*';
  await visitor.route(chunk, (route) => route.abort('internetdisconnected'));
  const traffic = await recordTraffic(visitor);
  await visitor.goto('/mentorship/college');
  await submitInquiry(visitor).click();
  await expect(failure(visitor)).toBeVisible();
  // Before the notice has asked for its toaster too, a network that is back would bring it without anyone's help.
  await expect(visitor.getByLabel('Institution Name')).toBeFocused();
  await traffic.settled();
  await visitor.unroute(chunk);
  await tryAgain(visitor).click();
  await expect(visitor.getByText('Please fill in all required fields')).toBeVisible();
});

test('when the code of the login does not load, the page says so, and the next press logs in', async ({
  visitor,
  otherStudent,
  problems,
}) => {
  problems.expect(/Failed to fetch dynamically imported module/);
  // The client of the backend, and nothing else of this page, has this name.
  const chunk = '**/_astro/session-client.*';
  await visitor.route(chunk, (route) => route.abort('internetdisconnected'));
  const traffic = await recordTraffic(visitor);
  await visitor.goto('/auth');
  await visitor.getByLabel('Email').fill(otherStudent.email);
  await visitor.getByLabel('Password', { exact: true }).fill(otherStudent.password);
  const login = visitor.getByRole('button', { name: 'Login', exact: true });
  // Until the page's later script is there, only the form itself says what happened.
  await traffic.settled();
  await login.click();
  const form = visitor.getByRole('group', { name: 'Your account' });
  await expect(form.getByRole('alert')).toContainText('cannot be reached');
  await expect(failure(visitor)).toBeVisible();
  await visitor.unroute(chunk);
  await login.click();
  await expect(visitor).toHaveURL('/');
});

test('an editor that does not come says so, and comes by Try Again', async ({ admin }) => {
  const chunk = '**/_astro/RichText.*';
  await admin.page.route(chunk, (route) => route.abort('internetdisconnected'));
  await admin.page.goto('/admin/blogs/new');
  await expect(admin.page.getByText('Failed to load blog post.').first()).toBeVisible();
  await admin.page.unroute(chunk);
  await admin.page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
  await expect(admin.page.getByLabel('Title')).toBeVisible();
});
