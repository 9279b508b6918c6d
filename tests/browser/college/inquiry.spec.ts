import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { limits } from '#src/shared/lib/limits.ts';
import { loseAnswers } from '../../support/browser/network.ts';
import { takeTime } from '../../support/browser/take-time.ts';
import { expect, test } from '../../support/test.ts';

const college = () => ({
  institution: 'Government Engineering College, Ajmer',
  person: 'Dr. Meena Rao',
  email: `placements.${randomUUID().slice(0, 8)}@example.com`,
  phone: '0145-267 1800',
  students: '180',
  details: 'Three branches; the season begins in August.',
});
type College = ReturnType<typeof college>;

const nextYear = `${new Date().getFullYear() + 1}-02-14`;
const endpoint = '**/rest/v1/form_submissions*';

const submit = (page: Page) => page.getByRole('button', { name: /^Submit/ });
const message = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);

async function fillInquiry(page: Page, college: College) {
  await typeInquiry(page, college);
  await takeTime(page);
}

async function typeInquiry(page: Page, { institution, person, email, phone, ...rest }: College) {
  await page.getByLabel('Institution Name').fill(institution);
  await page.getByLabel('Contact Person').fill(person);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Preferred Mode').selectOption('hybrid');
  await page.getByLabel('Expected Student Count').fill(rest.students);
  await page.getByLabel('Preferred Session Date').fill(nextYear);
  await page.getByLabel('Additional Details').fill(rest.details);
}

/** As if the page had been opened so many seconds ago. */
const openFor = (page: Page, seconds: number) =>
  page.evaluate((milliseconds) => {
    performance.now = () => milliseconds;
  }, seconds * 1000);

const stored = `select institutionname, contactperson, phone, preferredmode, studentcount,
  sessiondate::text, additionaldetails from public.form_submissions where type = 'college' and email = $1`;

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
  await expect(message(visitor, 'Your inquiry has been submitted successfully.')).toBeVisible();
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

test('each missing field is named beside it, and the first one is ready to type in', async ({
  visitor,
}) => {
  await visitor.getByLabel('Contact Person').fill('Dr. Meena Rao');
  await submit(visitor).click();
  await expect(message(visitor, 'Please fill in all required fields')).toBeVisible();
  const sentences = {
    'Institution Name': 'Enter the name of your institution',
    Email: 'Enter an email address like name@example.com',
    Phone: 'Enter a phone number with at least 10 digits, with the area code of a landline',
    'Preferred Mode': 'Choose offline, online or hybrid',
    'Expected Student Count': 'Enter the expected number of students',
    'Preferred Session Date': 'Choose a date that is not in the past',
  };
  for (const [label, sentence] of Object.entries(sentences)) {
    await expect(visitor.getByLabel(label)).toHaveAccessibleDescription(sentence);
  }
  await expect(visitor.getByLabel('Institution Name')).toBeFocused();
  await expect(visitor.getByLabel('Contact Person')).toHaveValue('Dr. Meena Rao');
  await expect(visitor.getByLabel('Contact Person')).not.toHaveAttribute('aria-invalid');
  await expect(visitor.getByLabel('Additional Details')).not.toHaveAttribute('aria-invalid');
});

const wrongValues = [
  ['Email', 'placements@example', 'Enter an email address like name@example.com'],
  ['Phone', '26718', /at least 10 digits/],
  ['Expected Student Count', '-5', 'Enter the expected number of students'],
  ['Expected Student Count', '12.5', 'Enter the expected number of students'],
  ['Expected Student Count', '4000000', /at most 100,000/],
  ['Preferred Session Date', '2020-01-31', 'Choose a date that is not in the past'],
] as const;

for (const [label, value, sentence] of wrongValues) {
  test(`${label} does not take ${value}, and says why`, async ({ visitor, database }) => {
    const ours = college();
    await fillInquiry(visitor, ours);
    await visitor.getByLabel(label).fill(value);
    await submit(visitor).click();
    await expect(visitor.getByLabel(label)).toHaveAccessibleDescription(sentence);
    await expect(visitor.getByLabel(label)).toBeFocused();
    await expect(visitor.getByRole('alert')).toContainText(sentence);
    await expect(visitor.getByLabel(label)).toHaveValue(value);
    expect(await database(stored, [ours.email])).toEqual([]);
  });
}

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

test('an answer that is lost after the row was stored: nothing typed is lost, and trying again keeps one row', async ({
  visitor,
  database,
  problems,
}) => {
  const ours = college();
  await fillInquiry(visitor, ours);
  await loseAnswers(visitor, endpoint);
  problems.expect(/503: POST \/rest\/v1\/form_submissions/);
  await submit(visitor).click();
  await expect(message(visitor, 'Failed to submit inquiry. Please try again.')).toBeVisible();
  await expect(visitor.getByLabel('Institution Name')).toHaveValue(ours.institution);
  await expect(visitor.getByLabel('Preferred Session Date')).toHaveValue(nextYear);
  await expect(visitor.getByLabel('Additional Details')).toHaveValue(ours.details);

  await visitor.unroute(endpoint);
  problems.expect(/409: POST \/rest\/v1\/form_submissions/);
  await submit(visitor).click();
  await expect(message(visitor, 'Your inquiry has been submitted successfully.')).toBeVisible();
  expect(await database(stored, [ours.email])).toHaveLength(1);
});

test('offline in the middle of the form: the text stays and goes out later', async ({
  visitor,
  context,
  database,
  problems,
}) => {
  const ours = college();
  await fillInquiry(visitor, ours);
  problems.expect(/failed: POST \/rest\/v1\/form_submissions/);
  await context.setOffline(true);
  await submit(visitor).click();
  await expect(message(visitor, 'Failed to submit inquiry. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await submit(visitor).click();
  await expect(message(visitor, 'Your inquiry has been submitted successfully.')).toBeVisible();
  expect(await database(stored, [ours.email])).toHaveLength(1);
});

test('what the database refuses is said in its words', async ({ visitor, problems }) => {
  problems.expect(/400: POST \/rest\/v1\/form_submissions/);
  await visitor.route(endpoint, (route) =>
    route.fulfill({
      status: 400,
      json: {
        code: '23514',
        message: 'The session date is in the past',
        details: null,
        hint: null,
      },
    }),
  );
  await fillInquiry(visitor, college());
  await submit(visitor).click();
  await expect(message(visitor, 'The session date is in the past')).toBeVisible();
});

test('who has sent three inquiries reads when to send the next, and keeps what was typed', async ({
  visitor,
  database,
  problems,
}) => {
  const ours = college();
  problems.expect(/429: POST \/rest\/v1\/form_submissions/);
  for (const branch of ['Mechanical', 'Civil', 'Textile']) {
    await fillInquiry(visitor, { ...ours, details: branch });
    await submit(visitor).click();
    await expect(visitor.getByLabel('Institution Name')).toHaveValue('');
  }
  await fillInquiry(visitor, ours);
  await submit(visitor).click();
  await expect(message(visitor, 'Please try again in 1 hour.')).toBeVisible();
  await expect(visitor.getByLabel('Additional Details')).toHaveValue(ours.details);
  expect(await database(stored, [ours.email])).toHaveLength(3);
});

test('a program that fills in every field is refused; a person whose browser did so sends again', async ({
  visitor,
  database,
  problems,
}) => {
  const ours = college();
  problems.expect(/400: POST \/rest\/v1\/form_submissions/);
  await fillInquiry(visitor, ours);
  await visitor.locator('form [name=website]').evaluate((field) => {
    (field as HTMLInputElement).value = 'https://cheap.example';
  });
  await submit(visitor).click();
  const words = 'Please check what you have typed and send it again.';
  await expect(message(visitor, words)).toBeVisible();
  expect(await database(stored, [ours.email])).toEqual([]);

  await submit(visitor).click();
  await expect(message(visitor, 'Your inquiry has been submitted successfully.')).toBeVisible();
  expect(await database(stored, [ours.email])).toHaveLength(1);
});

test('what is sent at once is by a program; what was typed stays for a person to send again', async ({
  visitor,
  database,
  problems,
}) => {
  const ours = college();
  problems.expect(/400: POST \/rest\/v1\/form_submissions/);
  await typeInquiry(visitor, ours);
  await openFor(visitor, limits.formSecondsMinimum - 1);
  await submit(visitor).click();
  const words = 'Please check what you have typed and send it again.';
  await expect(message(visitor, words)).toBeVisible();
  await expect(visitor.getByLabel('Institution Name')).toHaveValue(ours.institution);
  expect(await database(stored, [ours.email])).toEqual([]);

  await openFor(visitor, limits.formSecondsMinimum);
  await submit(visitor).click();
  await expect(message(visitor, 'Your inquiry has been submitted successfully.')).toBeVisible();
  expect(await database(stored, [ours.email])).toHaveLength(1);
});

test('nobody meets the field for programs, with the keyboard or a screen reader', async ({
  visitor,
}) => {
  await expect(visitor.locator('form [name=website]')).toHaveCount(1);
  await expect(visitor.getByRole('textbox', { name: 'Website' })).toHaveCount(0);
  await visitor.getByLabel('Additional Details').focus();
  await visitor.keyboard.press('Tab');
  await expect(submit(visitor)).toBeFocused();
});

test('a failure shows the message that came with it, or else that it failed; what was typed stays', async ({
  visitor,
  problems,
}) => {
  problems.expect(/500: POST \/rest\/v1\/form_submissions/);
  problems.expect(/failed: POST \/rest\/v1\/form_submissions/);
  const ours = college();
  await fillInquiry(visitor, ours);
  const words = 'Inquiries are closed for a week of maintenance.';
  await visitor.route(endpoint, (route) =>
    route.fulfill({ status: 500, json: { code: 'P0001', message: words } }),
  );
  await submit(visitor).click();
  await expect(message(visitor, words)).toBeVisible();
  await expect(visitor.getByLabel('Institution Name')).toHaveValue(ours.institution);

  await visitor.unroute(endpoint);
  await visitor.route(endpoint, (route) => route.abort('internetdisconnected'));
  await submit(visitor).click();
  await expect(message(visitor, 'Failed to submit inquiry. Please try again.')).toBeVisible();
  await expect(visitor.getByLabel('Institution Name')).toHaveValue(ours.institution);
});

test('two quick clicks send one inquiry', async ({ visitor, database }) => {
  const ours = college();
  await fillInquiry(visitor, ours);
  await visitor.route(endpoint, async (route) => {
    await expect(submit(visitor)).toHaveText('Submitting...');
    await route.continue();
  });
  await submit(visitor).dblclick();
  await expect(message(visitor, 'Your inquiry has been submitted successfully.')).toBeVisible();
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
  await expect(message(visitor, 'Your inquiry has been submitted successfully.')).toBeVisible();
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
