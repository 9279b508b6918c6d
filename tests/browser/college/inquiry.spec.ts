import {
  college,
  endpoint,
  fillInquiry,
  nextYear,
  stored,
  submit,
} from '../../support/browser/college-inquiry.ts';
import { toast } from '../../support/browser/toast.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(async ({ visitor }) => {
  await visitor.goto('/mentorship/college');
});

test('a college sends its inquiry, is thanked, and finds the form empty again', async ({
  visitor,
  database,
}) => {
  const ours = college();
  await fillInquiry(visitor, ours);
  await submit(visitor).click();
  await expect(toast(visitor, 'Your inquiry has been submitted successfully.')).toBeVisible();
  for (const label of ['Institution Name', 'Email', 'Preferred Mode', 'Preferred Session Date']) {
    await expect(visitor.getByLabel(label)).toHaveValue('');
  }
  expect(await database(stored, [ours.email])).toEqual([
    {
      institutionname: ours.institution,
      contactperson: ours.person,
      phone: ours.phone,
      preferredmode: 'hybrid',
      studentcount: 180,
      sessiondate: nextYear,
      additionaldetails: ours.details,
    },
  ]);
});

test.describe('far from India', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('days that are over in India cannot be chosen', async ({ visitor }) => {
    // Half past midnight of the 15th in India; still the 14th in Los Angeles and at Greenwich.
    await visitor.clock.setFixedTime(new Date('2031-03-14T19:00:00Z'));
    await visitor.goto('/mentorship/college');
    const date = visitor.getByLabel('Preferred Session Date');
    await date.focus();
    await expect(date).toHaveAttribute('min', '2031-03-15');
  });
});

test('two quick clicks send one inquiry', async ({ visitor, database }) => {
  const ours = college();
  await fillInquiry(visitor, ours);
  await visitor.route(endpoint, async (route) => {
    await expect(submit(visitor)).toHaveText('Submitting...');
    await route.continue();
  });
  await submit(visitor).dblclick();
  await expect(toast(visitor, 'Your inquiry has been submitted successfully.')).toBeVisible();
  await expect(submit(visitor)).toHaveText('Submit Inquiry');
  expect(await database(stored, [ours.email])).toHaveLength(1);
});

test('what is typed and sent before the form is hydrated is not lost', async ({
  visitor,
  database,
}) => {
  const ours = college();
  const filled = Promise.withResolvers<void>();
  await visitor.route('**/_astro/CollegeInquiryForm*', async (route) => {
    await filled.promise;
    await route.continue();
  });
  await fillInquiry(visitor, ours);
  await submit(visitor).click();
  await expect(visitor).toHaveURL('/mentorship/college');
  filled.resolve();
  await expect(toast(visitor, 'Your inquiry has been submitted successfully.')).toBeVisible();
  expect(await database(stored, [ours.email])).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, checkAccessibility: false });

  test('the form says that it needs it and where to write instead', async ({ visitor }) => {
    await expect(visitor.locator('noscript p')).toContainText('This form needs JavaScript.');
    await expect(visitor.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
    await expect(submit(visitor)).toBeHidden();
  });
});
