import { buy, find, openOrder } from '../../support/browser/payment-admin.ts';
import { expect, test } from '../../support/test.ts';

test('Back leads from an order to the search that found it, and not out of the page @phone', async ({
  admin: { page },
  stack,
  provider,
}) => {
  const paid = await buy(stack, provider);
  await page.goto('/admin');
  await page.goto('/admin/payments');
  await find(page, paid.email);
  const order = page.getByRole('heading', { name: `₹149 from ${paid.name}` });
  for (const back of [
    () => page.goBack(),
    () => page.getByRole('button', { name: 'Back to orders' }).click(),
  ]) {
    await openOrder(page, paid);
    await expect(order).toBeFocused();
    await back();
    await expect(page.getByText('1 order', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Search orders')).toHaveValue(paid.email);
  }
  await page.goForward();
  await expect(order).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/admin');
});

test('an order stays open after a reload, and the link of the menu leads to the list', async ({
  admin: { page },
  stack,
  provider,
}) => {
  const paid = await buy(stack, provider);
  await page.goto('/admin/payments');
  await find(page, paid.email);
  await openOrder(page, paid);
  await page.reload();
  const order = page.getByRole('heading', { name: `₹149 from ${paid.name}` });
  await expect(order).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: /^Payments/ })
    .click();
  await find(page, paid.email);
  await openOrder(page, paid);
  await page.goBack();
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await expect(order).toHaveCount(0);
});
