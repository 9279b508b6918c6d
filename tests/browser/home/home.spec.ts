import type { Page } from '@playwright/test';
import { impact } from '#src/features/home/content/impact.ts';
import { shifts, watchShifts } from '../../support/browser/page-cost.ts';
import { expect, test } from '../../support/test.ts';

/** The figure that moves; beside it, the final one is there for screen readers. */
const steps = (page: Page, label: string) =>
  page
    .locator('#impact')
    .getByRole('listitem')
    .filter({ hasText: label })
    .locator('[aria-hidden] >> nth=-1');
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const name of ['Placement Success Program', 'TPOs Development Program']) {
    test(`the hero button ${name} glides to 50 px above the mentorship section`, async ({
      visitor,
    }) => {
      await visitor.goto('/');
      await visitor.getByRole('link', { name, exact: true }).click();
      await expect.poll(() => topOf(visitor, '#mentorship')).toBeCloseTo(50, 0);
      await expect(visitor).toHaveURL('/#mentorship');
      await expect(visitor.locator('#mentorship')).toBeFocused();
    });
  }

  test('each figure counts up from 0 once it is seen, and ends at what the page says', async ({
    visitor,
  }) => {
    await visitor.goto('/');
    const counts = impact.counters.map(async ({ label, target, suffix }) => {
      const figure = steps(visitor, label);
      await expect(figure).toHaveText(`${target.toLocaleString('en-IN')}${suffix}`);
      const seen = figure.evaluate(
        (element, final) =>
          new Promise<string[]>((resolve) => {
            const texts: string[] = [];
            new MutationObserver(() => {
              const text = element.textContent;
              texts.push(text);
              if (text === final && texts.length > 1) resolve(texts);
            }).observe(element, { childList: true, characterData: true, subtree: true });
          }),
        `${target.toLocaleString('en-IN')}${suffix}`,
      );
      return { target, seen };
    });
    const counting = await Promise.all(counts);
    await visitor.locator('#impact').scrollIntoViewIfNeeded();
    for (const { target, seen } of counting) {
      const values = (await seen).map((text) => Number(text.replace(/\D/g, '')));
      expect(values[0]).toBeLessThan(target / 5);
      expect(values).toEqual([...values].sort((a, b) => a - b));
      expect(values.at(-1)).toBe(target);
    }
  });

  test('a figure that counts is read once, as it ends, and moves nothing', async ({ visitor }) => {
    await watchShifts(visitor);
    await visitor.goto('/');
    const section = visitor.locator('#impact');
    const [first] = impact.counters;
    await section.scrollIntoViewIfNeeded();
    await expect(steps(visitor, first!.label)).not.toHaveText('10,000+');
    const heard = await section.getByRole('listitem').first().ariaSnapshot();
    expect(heard).toBe('- listitem: 10,000+ students trained');
    await expect(steps(visitor, first!.label)).toHaveText('10,000+');
    expect(await shifts(visitor)).toEqual([]);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with less motion' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, checkAccessibility: javaScriptEnabled });

    test('figures are final from the beginning', async ({ visitor }) => {
      await visitor.goto('/');
      const section = visitor.locator('#impact');
      await section.scrollIntoViewIfNeeded();
      const [island] = await section.locator('astro-island').all();
      if (javaScriptEnabled) await expect(island!).not.toHaveAttribute('ssr');
      for (const [at, final] of ['10,000+', '150+', '90%'].entries()) {
        await expect(steps(visitor, impact.counters[at]!.label)).toHaveText(final);
      }
    });
  });
}

test('what is coming soon says so and cannot be pressed', async ({ visitor }) => {
  await visitor.goto('/');
  const card = visitor
    .locator('#mentorship')
    .getByRole('listitem')
    .filter({ hasText: 'Entrepreneurship' });
  await expect(card).toContainText('COMING SOON');
  await expect(card).toContainText(
    'Build a Minimum Viable Product (MVP) under 30 days. Test Fast, Build Faster.',
  );
  await expect(card.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
});

test('the menu of a phone opens, closes by Escape and by going somewhere on the page', async ({
  visitor,
}) => {
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto('/');
  const menu = visitor.getByRole('navigation', { name: 'Main' });
  const button = visitor.getByRole('button', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu.getByRole('link')).toHaveText([
    'About',
    'Services',
    'Mentorship',
    'Events',
    'Blog',
    'Community',
    'Reviews',
    'My Courses',
    'Contact',
  ]);
  await visitor.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('link', { name: 'Services' }).click();
  await expect(menu).toBeHidden();
  await expect(visitor.locator('#services')).toBeInViewport();
});

test('someone who is signed in finds their name, an admin the dashboard as well, and logs out', async ({
  admin,
}) => {
  await admin.page.goto('/');
  const bar = admin.page.getByRole('banner');
  await expect(bar.getByRole('link', { name: admin.fullName })).toHaveAttribute('href', '/profile');
  await expect(bar.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  await bar.getByRole('button', { name: 'Logout' }).click();
  await expect(admin.page).toHaveURL('/auth');
  await expect(admin.page.getByText('Logged out successfully')).toBeVisible();
  await admin.page.goto('/');
  await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible();
});
