import {
  bookingOf,
  chooseATime,
  chosen,
  confirm,
  days,
  paidOrder,
} from '../../support/browser/sessions.ts';
import { takeDown } from '../../support/browser/network.ts';
import { expect, test } from '../../support/test.ts';

const changes = '**/.netlify/functions/change-session';

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
  await chooseATime(visitor);
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
  await expect(visitor.getByText('Tue 24 Nov, 6:00 pm IST was no longer free')).toBeVisible();
});
