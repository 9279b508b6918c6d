import {
  college,
  endpoint,
  fillInquiry,
  nextYear,
  stored,
  submit,
} from '../../support/browser/college-inquiry.ts';
import { toast } from '../../support/browser/toast.ts';
import { loseAnswers } from '../../support/browser/network.ts';
import { recordTraffic } from '../../support/browser/traffic.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(async ({ visitor }) => {
  await visitor.goto('/mentorship/college');
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
  await expect(toast(visitor, 'Failed to submit inquiry. Please try again.')).toBeVisible();
  await expect(visitor.getByLabel('Institution Name')).toHaveValue(ours.institution);
  await expect(visitor.getByLabel('Preferred Session Date')).toHaveValue(nextYear);
  await expect(visitor.getByLabel('Additional Details')).toHaveValue(ours.details);

  await visitor.unroute(endpoint);
  problems.expect(/409: POST \/rest\/v1\/form_submissions/);
  await submit(visitor).click();
  await expect(toast(visitor, 'Your inquiry has been submitted successfully.')).toBeVisible();
  expect(await database(stored, [ours.email])).toHaveLength(1);
});

test('offline in the middle of the form: the text stays and goes out later', async ({
  visitor,
  context,
  database,
  problems,
}) => {
  const ours = college();
  const traffic = await recordTraffic(visitor);
  await visitor.reload();
  await fillInquiry(visitor, ours);
  // The toaster comes along with the first island that hydrates.
  await traffic.settled();
  problems.expect(/failed: POST \/rest\/v1\/form_submissions/);
  await context.setOffline(true);
  await submit(visitor).click();
  await expect(toast(visitor, 'Failed to submit inquiry. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await submit(visitor).click();
  await expect(toast(visitor, 'Your inquiry has been submitted successfully.')).toBeVisible();
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
  await expect(toast(visitor, 'The session date is in the past')).toBeVisible();
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
  await expect(toast(visitor, words)).toBeVisible();
  await expect(visitor.getByLabel('Institution Name')).toHaveValue(ours.institution);

  await visitor.unroute(endpoint);
  await visitor.route(endpoint, (route) => route.abort('internetdisconnected'));
  await submit(visitor).click();
  await expect(toast(visitor, 'Failed to submit inquiry. Please try again.')).toBeVisible();
  await expect(visitor.getByLabel('Institution Name')).toHaveValue(ours.institution);
});
