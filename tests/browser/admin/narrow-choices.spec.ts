import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const screen of [
  '/admin',
  '/admin/payments',
  '/admin/events',
  '/admin/reviews',
  '/admin/consents',
  '/reviews',
]) {
  test(`a phone shows whole whatever is chosen in the lists of ${screen}`, async ({
    admin: { page },
  }) => {
    await page.goto(screen);
    if (screen === '/admin') await page.getByText('Show the inquiries').click();
    const lists = page.getByRole('main').getByRole('combobox');
    await expect(lists.first()).toBeVisible();
    const cut = await lists.evaluateAll((all) =>
      all
        .filter((list) => {
          const { width } = list.getBoundingClientRect();
          // As wide as its longest choice.
          list.style.width = 'max-content';
          return list.getBoundingClientRect().width > width;
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });
}
