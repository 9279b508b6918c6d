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
import { expect, test } from '../../support/test.ts';

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

test('where nothing is free, one reads whom to write to', async ({ visitor, database }) => {
  await visitor.route('**/rest/v1/rpc/free_slots*', (route) => route.fulfill({ json: [] }));
  await visitor.goto(`/schedule?order_id=${await paidOrder(database)}`);
  await expect(visitor.getByText('There is no free time at the moment')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Write to your mentor' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
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
