import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const carousel = (page: Page) => page.locator('#mentorship');
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

  test('the figures count up from 0 once they are seen, and end at what the page says', async ({
    visitor,
  }) => {
    await visitor.goto('/');
    const figure = visitor.locator('count-up').first();
    await expect(figure).toContainText('10,000+');
    const seen = figure.locator('[aria-hidden]').evaluate(
      (element) =>
        new Promise<string[]>((resolve) => {
          const texts: string[] = [];
          new MutationObserver(() => {
            const text = element.textContent ?? '';
            texts.push(text);
            if (text === '10,000+') resolve(texts);
          }).observe(element, { childList: true, characterData: true, subtree: true });
        }),
    );
    await figure.scrollIntoViewIfNeeded();
    const values = (await seen).map((text) => Number(text.replace(/\D/g, '')));
    expect(values[0]).toBeLessThan(2000);
    expect(values).toEqual([...values].sort((a, b) => a - b));
  });
});

test('figures stand still for those who want less motion', async ({ visitor }) => {
  await visitor.goto('/');
  const figure = visitor.locator('count-up').last();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('[aria-hidden]')).toHaveText('90%');
});

test('the mentorship carousel shows three cards and stops at both ends', async ({ visitor }) => {
  await visitor.goto('/');
  const section = carousel(visitor);
  const previous = section.getByRole('button', { name: 'Previous slide' });
  const next = section.getByRole('button', { name: 'Next slide' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('heading', { name: 'TPOs Development Program' })).toBeInViewport();
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(next).toBeDisabled();
  await expect(section.getByRole('heading', { name: 'Entrepreneurship Program' })).toBeInViewport();
  await section.getByRole('list', { name: 'Choose Your Mentorship Path' }).focus();
  await visitor.keyboard.press('ArrowLeft');
  await expect(previous).toBeDisabled();
  await visitor.keyboard.press('ArrowRight');
  await expect(next).toBeDisabled();
});

test('the carousel shows one card a view on a phone', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto('/');
  const cards = carousel(visitor).getByRole('list').first().getByRole('listitem');
  const [rail, card] = await Promise.all([
    carousel(visitor).getByRole('list', { name: 'Choose Your Mentorship Path' }).boundingBox(),
    cards.first().boundingBox(),
  ]);
  expect(card!.width).toBeCloseTo(rail!.width, 0);
});

test('what is coming soon says so and cannot be pressed', async ({ visitor }) => {
  await visitor.goto('/');
  const card = carousel(visitor).getByRole('listitem').filter({ hasText: 'Entrepreneurship' });
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
  const menu = visitor.getByRole('navigation', { name: 'Menu' });
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
  ]);
  await visitor.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('link', { name: 'Services' }).click();
  await expect(menu).toBeHidden();
  await expect(visitor.locator('#services')).toBeInViewport();
});

test('someone who is signed in finds their name, an admin the desk as well, and logs out', async ({
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
