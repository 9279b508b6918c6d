import { hold } from '../../support/browser/network.ts';
import { expect, test } from '../../support/test.ts';

// As in Safari 15 (docs/decisions/old-browsers.md).
test.beforeEach(({ visitor }) =>
  visitor.addInitScript(() => {
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
  }),
);

for (const [when, files] of [
  ['the modules of the page are there', '**/_astro/*.js*'],
  ['its own code is there', '**/_astro/CollegeInquiryForm*.js'],
] as const) {
  test(`a form sent before ${when} is answered where no script can send one`, async ({
    visitor,
  }) => {
    const held = await hold(visitor, files);
    await visitor.goto('/mentorship/college', { waitUntil: 'commit' });
    await visitor.getByLabel('Institution Name').fill('Government Engineering College, Ajmer');
    await visitor.getByRole('button', { name: /^Submit/ }).click();
    held.resolve();
    await expect(visitor.getByText('Please fill in all required fields')).toBeVisible();
    await expect(visitor.getByLabel('Institution Name')).toHaveValue(/Ajmer/);
  });
}
