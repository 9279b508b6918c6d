import {
  bookingOf,
  buySession,
  chooseATime,
  chosen,
  confirm,
  days,
  paidOrder,
  times,
} from '../../support/browser/sessions.ts';
import { takeDown } from '../../support/browser/network.ts';
import { expect, test } from '../../support/test.ts';

const changes = '**/.netlify/functions/change-session';

test('who has paid chooses a time and finds it again on the result page @phone', async ({
  visitor,
  database,
  provider,
}) => {
  const orderId = await buySession(visitor, provider);
  await visitor.getByRole('link', { name: 'Choose a time' }).click();
  await expect(visitor.getByRole('heading', { name: 'Choose your time' })).toBeVisible();
  await expect(confirm(visitor)).toBeHidden();

  const time = await chooseATime(visitor);
  const choice = visitor.getByRole('complementary', { name: 'Your choice' });
  await expect(choice.getByRole('heading', { name: time })).toBeVisible();
  await expect(choice).toContainText('You can move it once afterwards.');
  await expect(choice).toContainText('not refunded once booked');
  await confirm(visitor).click();

  await expect(visitor.getByRole('heading', { level: 2, name: time })).toBeVisible();
  await expect(visitor.getByText('Your session is booked')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Join the session' })).toHaveAttribute(
    'href',
    'https://meet.google.com/abc-defg-hij',
  );
  await expect
    .poll(() => bookingOf(database, orderId))
    .toMatchObject({ status: 'booked', moves: 0 });

  await visitor.goto(`/payment/success?order_id=${orderId}`);
  await expect(visitor.getByText(`Your session is booked:`)).toContainText(time);
  await visitor.getByRole('link', { name: 'See the session' }).click();
  await expect(visitor.getByRole('heading', { level: 2, name: time })).toBeVisible();
});

test('a time can be chosen with the keyboard alone', async ({ visitor, database }) => {
  const orderId = await paidOrder(database);
  await visitor.goto(`/schedule?order_id=${orderId}`);
  await days(visitor).first().focus();
  await visitor.keyboard.press('ArrowRight');
  await expect(days(visitor).nth(1)).toBeFocused();
  await expect(days(visitor).nth(1)).toBeChecked();
  await visitor.keyboard.press('Tab');
  await expect(times(visitor).first()).toBeFocused();
  await visitor.keyboard.press('Space');
  await expect(times(visitor).first()).toBeChecked();
  await visitor.keyboard.press('Tab');
  await visitor.keyboard.press('Tab');
  await expect(confirm(visitor)).toBeFocused();
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('button', { name: 'Move', exact: true })).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 2 }).first()).toBeFocused();
});

test('a time that was taken meanwhile is said, and the day stays', async ({
  visitor,
  database,
  problems,
}) => {
  problems.expect(/409: POST \/\.netlify\/functions\/change-session/);
  const [orderId, other] = [await paidOrder(database), await paidOrder(database)];
  await visitor.goto(`/schedule?order_id=${orderId}`);
  const time = await chooseATime(visitor);
  const day = visitor.getByRole('radio', { name: / free$/, checked: true });
  const dayBefore = await day.evaluate((radio) => radio.parentElement?.textContent?.slice(0, 6));
  const asked = visitor.waitForRequest(changes);
  await visitor.route(changes, async (route) => {
    const { starts_at } = route.request().postDataJSON() as { starts_at: string };
    const answers = await database('select public.choose_time($1, $2::timestamptz) as answer', [
      other,
      starts_at,
    ]);
    expect(answers).toEqual([{ answer: 'ok' }]);
    await route.continue();
  });
  await confirm(visitor).click();
  await asked;
  await expect(visitor.getByRole('alert')).toContainText('This time is not free any more');
  await expect(visitor.getByRole('radio', { name: time, exact: true })).toHaveCount(0);
  expect(await day.evaluate((radio) => radio.parentElement?.textContent?.slice(0, 6))).toBe(
    dayBefore,
  );
  await expect(confirm(visitor)).toBeHidden();

  await visitor.unroute(changes);
  await times(visitor).first().check();
  await confirm(visitor).click();
  await expect(visitor.getByRole('button', { name: 'Move', exact: true })).toBeVisible();
  await expect
    .poll(() => bookingOf(database, orderId))
    .toMatchObject({ status: 'booked', moves: 0 });
});

test('while the backend is down, what was chosen stays and can be tried again', async ({
  visitor,
  database,
  problems,
}) => {
  problems.expect(/503: POST \/\.netlify\/functions\/change-session/);
  const orderId = await paidOrder(database);
  await visitor.goto(`/schedule?order_id=${orderId}`);
  const time = await chooseATime(visitor);
  await takeDown(visitor, changes);
  await confirm(visitor).click();
  await expect(visitor.getByRole('alert')).toContainText('What you chose is still here');
  await expect(chosen(visitor)).toHaveAccessibleName(new RegExp(`^${time}`));

  await visitor.unroute(changes);
  await visitor.getByRole('button', { name: 'Try Again' }).click();
  await expect(visitor.getByRole('heading', { level: 2, name: time })).toBeVisible();
});

test('free times that do not load can be asked for again', async ({
  visitor,
  database,
  problems,
}) => {
  problems.expect(/500: GET \/rest\/v1\/rpc\/free_slots/);
  await takeDown(visitor, '**/rest/v1/rpc/free_slots*');
  await visitor.goto(`/schedule?order_id=${await paidOrder(database)}`);
  await expect(visitor.getByText('The free times could not be loaded')).toBeVisible();
  await visitor.unroute('**/rest/v1/rpc/free_slots*');
  await visitor.getByRole('button', { name: 'Try Again' }).click();
  await expect(days(visitor).first()).toBeVisible();
});

test('where nothing is free, one reads whom to write to', async ({ visitor, database }) => {
  await visitor.route('**/rest/v1/rpc/free_slots*', (route) => route.fulfill({ json: [] }));
  await visitor.goto(`/schedule?order_id=${await paidOrder(database)}`);
  await expect(visitor.getByText('There is no free time at the moment')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Write to your mentor' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
});

test('a time that went to somebody else during the payment is told', async ({
  visitor,
  database,
}) => {
  const orderId = await paidOrder(database);
  await database(
    `update public.bookings set lost_start = timestamptz '2026-11-24 18:00+05:30' where order_id = $1`,
    [orderId],
  );
  await visitor.goto(`/schedule?order_id=${orderId}`);
  await expect(
    visitor.getByText('Tue 24 Nov, 6:00 pm IST was taken by somebody else'),
  ).toBeVisible();
});

test('who follows no order is led to the options, and nothing is asked for', async ({
  visitor,
}) => {
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitor.goto('/schedule');
  await expect(visitor.getByText('Book a session, then choose its time')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'See the session options' })).toHaveAttribute(
    'href',
    '/mentorship/individual',
  );
  expect(asked.filter((path) => /^\/(?:rest|\.netlify)\//.test(path))).toEqual([]);
});

test.describe('far away from India', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('one reads the time of the own clock beside that of India', async ({
    visitor,
    database,
  }) => {
    await visitor.goto(`/schedule?order_id=${await paidOrder(database)}`);
    const time = await chooseATime(visitor);
    await expect(chosen(visitor)).toHaveAccessibleName(new RegExp(`^${time} .*[ap]m in New York$`));
    const choice = visitor.getByRole('complementary', { name: 'Your choice' });
    await expect(choice).toContainText(/For you.*[ap]m in New York/);
    await confirm(visitor).click();
    await expect(visitor.getByText(/[ap]m in New York\)/)).toBeVisible();
  });
});
