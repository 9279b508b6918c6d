import type { Page } from '@playwright/test';
import { goToPayment, result, someone } from '../../../support/browser/booking-steps.ts';
import { openHostedPage } from '../../../support/browser/payment-outcomes.ts';
import { expect, test } from '../../../support/test.ts';

/** All of a page that reaches a visitor, what nobody sees of it included. */
const wordsOf = (page: Page) => page.evaluate(() => document.documentElement.outerHTML);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('who pays by UPI reads the name of no other provider, in no mail either', async ({
    visitor,
    provider,
    inbox,
  }) => {
    const seen: string[] = [];
    const look = async () => seen.push(await wordsOf(visitor));
    const person = someone();
    await goToPayment(visitor, person);
    await look();
    await openHostedPage(visitor);
    await look();
    await provider.declineUpi(visitor);
    await expect(visitor.getByText('Nothing was charged.')).toBeVisible();
    await look();
    await provider.payByUpi(visitor);
    await expect(result(visitor, 'Payment Successful!')).toBeVisible();
    await look();
    await visitor.getByRole('link', { name: 'Open the receipt' }).click();
    const receipt = visitor.getByRole('article', { name: 'Receipt' });
    await expect(receipt).toContainText('₹149');
    await look();

    await expect.poll(async () => (await inbox.messages(person.email)).length).toBeGreaterThan(0);
    const files = (content: string) => Buffer.from(content, 'base64').toString();
    for (const { subject, html, text, attachments } of await inbox.messages(person.email)) {
      seen.push(subject, html, text ?? '', ...attachments.map(({ content }) => files(content)));
    }
    for (const words of seen) expect(words).not.toMatch(/stripe/i);
  });
});
