import { expect, test } from '../../support/browser/reviews.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, checkAccessibility: false });

  test('both pages are complete, and show no control that does nothing', async ({ page }) => {
    await page.goto('/');
    const home = page.locator('#reviews');
    // A script brings the others of the latest ten once somebody comes near.
    await expect(home.getByRole('listitem').filter({ hasText: 'Designation:' })).toHaveCount(4);
    await expect(home.getByRole('link', { name: 'View All Reviews' })).toBeVisible();
    await page.goto('/reviews');
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Designation:' }).nth(20),
    ).toBeVisible();
    await expect(page.getByText('Based on')).toBeVisible();
    await expect(page.getByText('How these reviews work')).toBeVisible();
    await expect(page.getByLabel('Stars', { exact: true })).toBeHidden();
  });

  test('the button of the home page leads to a sentence that says how to write a review instead', async ({
    page,
  }) => {
    const write = page.getByRole('main').getByRole('button', { name: 'Write a Review' });
    await page.goto('/');
    await write.click();
    await expect(page).toHaveURL(/\/reviews\??#write-review$/);
    const instead = page.locator('noscript p');
    await expect(instead).toContainText('Writing a review needs JavaScript.');
    await expect(instead).toBeInViewport();
    await expect(instead.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(write).toBeHidden();
  });
});
