import {
  failure,
  isSaidInConsole,
  submitInquiry,
  tryAgain,
} from '../../support/browser/load-failures.ts';
import { recordTraffic } from '../../support/browser/traffic.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(({ problems }) => {
  problems.expect(/(?:failed|404): GET \/_astro\/.*/);
});

const order = {
  mentorshipType: 'resume_preparation',
  amount: 149,
  customer: { name: 'Asha Verma', email: 'asha@example.com', phone: '9829012345' },
};

test.describe('parts that hydrate by themselves', () => {
  test.beforeEach(async ({ context, problems }) => {
    problems.expect(isSaidInConsole);
    await context.addInitScript((checkout) => {
      sessionStorage.setItem('mentor.checkout', checkout);
    }, JSON.stringify(order));
  });

  for (const { what, address, island, then } of [
    { what: 'the order', address: '/payment', island: 'PaymentPage', then: 'Customer Details' },
    {
      what: 'the result of a payment',
      address: '/payment/success?order_id=ord_0123456789abcdef0123456789abcdef',
      island: 'PaymentResult',
      then: 'We could not find this order',
    },
    {
      what: 'a form that a mail leads to',
      address: '/auth?error=access_denied&error_code=otp_expired',
      island: 'AuthPanel',
      then: 'This link does not work any more',
    },
    {
      what: 'an article that is newer than the pages',
      address: '/blog/there-is-none-of-this-name',
      island: 'PostReader',
      then: 'Back to Blog',
    },
  ]) {
    test(`${what}: says so, and comes by Try Again`, async ({ visitor }) => {
      const chunk = `**/_astro/${island}.*`;
      await visitor.route(chunk, (route) => route.abort('internetdisconnected'));
      await visitor.goto(address);
      await expect(failure(visitor)).toBeVisible();
      await visitor.unroute(chunk);
      await tryAgain(visitor).click();
      await expect(visitor.getByText(then).first()).toBeVisible();
      await expect(failure(visitor)).toBeHidden();
    });
  }

  test('the dashboard of an admin: says so, and comes by Try Again', async ({ admin }) => {
    const chunk = '**/_astro/EventManager.*';
    await admin.page.route(chunk, (route) => route.abort('internetdisconnected'));
    await admin.page.goto('/admin/events');
    await expect(failure(admin.page)).toBeVisible();
    await admin.page.unroute(chunk);
    await tryAgain(admin.page).click();
    await expect(admin.page.getByRole('button', { name: /Approve/ }).first()).toBeVisible();
  });
});

test('a list that comes into view says so, and comes by Try Again', async ({
  visitor,
  problems,
}) => {
  problems.expect(isSaidInConsole);
  const chunk = '**/_astro/ReviewBoard.*';
  await visitor.route(chunk, (route) => route.abort('internetdisconnected'));
  await visitor.goto('/');
  await visitor.getByRole('button', { name: 'Write a Review' }).scrollIntoViewIfNeeded();
  await expect(failure(visitor)).toBeVisible();
  await visitor.unroute(chunk);
  await tryAgain(visitor).click();
  await expect(failure(visitor)).toBeHidden();
  await visitor.getByRole('button', { name: 'Write a Review' }).click();
  await expect(visitor.getByRole('dialog', { name: 'Write a Review' })).toBeVisible();
});

test('a notice whose toaster does not come is shown by Try Again', async ({
  visitor,
  problems,
}) => {
  problems.expect(isSaidInConsole);
  const chunk = '**/_astro/Toaster.*';
  await visitor.route(chunk, (route) => route.abort('internetdisconnected'));
  const traffic = await recordTraffic(visitor);
  await visitor.goto('/mentorship/college');
  await submitInquiry(visitor).click();
  await expect(failure(visitor)).toBeVisible();
  // Before the notice has asked for its toaster too, a network that is back would bring it without anyone's help.
  await expect(visitor.getByLabel('Institution Name')).toBeFocused();
  await traffic.settled();
  await visitor.unroute(chunk);
  await tryAgain(visitor).click();
  await expect(visitor.getByText('Please fill in all required fields')).toBeVisible();
});

test('when the code of the login does not load, the page says so, and the next press logs in', async ({
  visitor,
  otherStudent,
  problems,
}) => {
  problems.expect(/Failed to fetch dynamically imported module/);
  // The client of the backend, and nothing else of this page, has this name.
  const chunk = '**/_astro/session-client.*';
  await visitor.route(chunk, (route) => route.abort('internetdisconnected'));
  const traffic = await recordTraffic(visitor);
  await visitor.goto('/auth');
  await visitor.getByLabel('Email').fill(otherStudent.email);
  await visitor.getByLabel('Password', { exact: true }).fill(otherStudent.password);
  const login = visitor.getByRole('button', { name: 'Login', exact: true });
  // Until the page's later script is there, only the form itself says what happened.
  await traffic.settled();
  await login.click();
  const form = visitor.getByRole('group', { name: 'Your account' });
  await expect(form.getByRole('alert')).toContainText('cannot be reached');
  await expect(failure(visitor)).toBeVisible();
  await visitor.unroute(chunk);
  await login.click();
  await expect(visitor).toHaveURL('/');
});

test('an editor that does not come says so, and comes by Try Again', async ({ admin }) => {
  const chunk = '**/_astro/RichText.*';
  await admin.page.route(chunk, (route) => route.abort('internetdisconnected'));
  await admin.page.goto('/admin/blogs/new');
  await expect(admin.page.getByText('Failed to load blog post.').first()).toBeVisible();
  await admin.page.unroute(chunk);
  await admin.page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
  await expect(admin.page.getByLabel('Title')).toBeVisible();
});
