import type { Page } from '@playwright/test';
import { laterScript } from '#src/shared/lib/later-script.ts';
import { expectBesideButton, openWithModules } from '../../support/browser/form-without-code.ts';
import {
  failure,
  isSaidInConsole,
  submitInquiry,
  tryAgain,
} from '../../support/browser/load-failures.ts';
import { expect, test } from '../../support/test.ts';

// What a person sees when the code of a part of a page does not come.

const code = '**/_astro/*.js*';

test.beforeEach(({ problems }) => {
  problems.expect(/(?:failed|404): GET \/_astro\/.*/);
});

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
