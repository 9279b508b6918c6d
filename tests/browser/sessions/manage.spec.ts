import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { takeDown } from '../../support/browser/network.ts';
import {
  bookingOf,
  bookTime,
  chooseATime,
  confirm,
  days,
  paidOrder,
} from '../../support/browser/sessions.ts';
import { expect, test } from '../../support/test.ts';

const changes = '**/.netlify/functions/change-session';
const plan = 'Change of plan';

test('a session is moved once, then cancelled @phone', async ({ visitor, database }) => {
  const orderId = await paidOrder(database);
  await bookTime(database, orderId);
  await visitor.goto(`/schedule?order_id=${orderId}`);
  const aside = visitor.getByRole('complementary', { name: plan });
  await expect(aside).toContainText('You can move this session once, until');
  await expect(aside).toContainText('If your mentor cancels a session or misses it, all of your');

  await visitor.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(days(visitor).first()).toBeVisible();
  await visitor.getByRole('button', { name: 'Keep the booked time' }).click();
  await expect(aside).toBeVisible();
  await visitor.getByRole('button', { name: 'Move', exact: true }).click();
  const time = await chooseATime(visitor);
  await expect(visitor.getByText('This time is final')).toBeVisible();
  await confirm(visitor).click();
  await expect(visitor.getByRole('heading', { level: 2, name: time })).toBeVisible();
  await expect
    .poll(() => bookingOf(database, orderId))
    .toMatchObject({ status: 'booked', moves: 1 });
  await expect(visitor.getByRole('button', { name: 'Move', exact: true })).toBeDisabled();
  await expect(
    visitor.getByRole('button', { name: 'Move', exact: true }),
  ).toHaveAccessibleDescription(/You have used all your moves/);

  await visitor.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dialog = visitor.getByRole('dialog', { name: 'Cancel this session?' });
  await expectAccessibleDialog(dialog);
  await expect(dialog).toContainText('There is no refund for a live session once it is booked.');
  await expect(dialog).toContainText('you could not choose another time');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await visitor.getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog.getByRole('button', { name: 'Cancel the session' }).click();
  await expect(visitor.getByRole('heading', { name: 'You have cancelled' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Write to your mentor' })).toBeVisible();
  await expect
    .poll(() => bookingOf(database, orderId))
    .toMatchObject({ status: 'cancelled_by_buyer' });
});

test('who has cancelled chooses another time while moves are left', async ({
  visitor,
  database,
}) => {
  const orderId = await paidOrder(database);
  await bookTime(database, orderId);
  await visitor.goto(`/schedule?order_id=${orderId}`);
  await visitor.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dialog = visitor.getByRole('dialog', { name: 'Cancel this session?' });
  await expect(dialog).toContainText('this uses your last move');
  await dialog.getByRole('button', { name: 'Cancel the session' }).click();
  await expect(visitor.getByRole('heading', { name: 'You have cancelled' })).toBeVisible();
  const time = await chooseATime(visitor);
  await confirm(visitor).click();
  await expect(visitor.getByRole('heading', { level: 2, name: time })).toBeVisible();
  await expect
    .poll(() => bookingOf(database, orderId))
    .toMatchObject({ status: 'booked', moves: 1 });
});

test('when it is too late to change, one reads until when it was possible', async ({
  visitor,
  database,
}) => {
  const orderId = await paidOrder(database);
  await bookTime(database, orderId);
  await database(
    `update public.bookings
     set starts_at = starts_at - shift, ends_at = ends_at - shift, blocked_from = blocked_from - shift,
       blocked_to = blocked_to - shift
     from (
       select bookings.starts_at - soon as shift
       from public.bookings, generate_series(now() + interval '7 minutes', now() + interval '20 hours', interval '7 minutes') as soon
       where order_id = $1 and not exists (
         select from public.bookings as other
         where status in ('held', 'booked')
           and tstzrange(blocked_from, blocked_to) && tstzrange(soon, soon + interval '40 minutes')
       )
       order by random() limit 1
     ) as far
     where order_id = $1`,
    [orderId],
  );
  await visitor.goto(`/schedule?order_id=${orderId}`);
  await expect(
    visitor.getByRole('heading', { level: 2, name: /^(Today|Tomorrow), / }),
  ).toBeVisible();
  for (const name of ['Move', 'Cancel']) {
    await expect(visitor.getByRole('button', { name, exact: true })).toBeDisabled();
    await expect(visitor.getByRole('button', { name, exact: true })).toHaveAccessibleDescription(
      /You could move or cancel this session until/,
    );
  }
});

test('what a second tab shows is not changed unseen by the first', async ({
  visitor,
  context,
  database,
}) => {
  const orderId = await paidOrder(database);
  const second = await context.newPage();
  await visitor.goto(`/schedule?order_id=${orderId}`);
  await second.goto(`/schedule?order_id=${orderId}`);
  const time = await chooseATime(visitor);
  await chooseATime(second, time);
  await confirm(visitor).click();
  await expect(visitor.getByRole('heading', { level: 2, name: time })).toBeVisible();
  await confirm(second).click();
  await expect(second.getByRole('heading', { level: 2, name: time })).toBeVisible();
  await expect(second.getByRole('complementary', { name: plan }).getByRole('alert')).toContainText(
    'changed in the meantime',
  );
  await expect
    .poll(() => bookingOf(database, orderId))
    .toMatchObject({ status: 'booked', moves: 0 });
});

test('the link of a mail shows the session, and opening it changes nothing', async ({
  visitor,
  database,
  problems,
}) => {
  const orderId = await paidOrder(database);
  await bookTime(database, orderId);
  const before = await bookingOf(database, orderId);
  const address = `/.netlify/functions/session?order_id=${orderId}`;
  const { token } = (await (await visitor.request.get(address)).json()) as { token: string };

  const page = await visitor.goto(`/session/${token}`);
  expect(page?.headers()['cache-control']).toContain('no-store');
  expect(page?.headers()['referrer-policy']).toContain('no-referrer');
  await expect(visitor.getByRole('button', { name: 'Move', exact: true })).toBeVisible();
  const file = visitor.getByRole('link', { name: 'Calendar file' });
  await expect(file).toHaveAttribute('href', /METHOD%3APUBLISH/);
  const changed = await visitor.request.get('/.netlify/functions/change-session');
  expect(changed.status()).toBe(405);
  expect(await bookingOf(database, orderId)).toEqual(before);

  problems.expect(/404: GET \/\.netlify\/functions\/session/);
  await visitor.goto(`/session/${token.slice(0, -1)}`);
  await expect(visitor.getByText('No session found')).toBeVisible();
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('a session that does not load can be asked for again', async ({
  visitor,
  database,
  problems,
}) => {
  problems.expect(/500: GET \/\.netlify\/functions\/session/);
  await takeDown(visitor, '**/.netlify/functions/session?*');
  await visitor.goto(`/schedule?order_id=${await paidOrder(database)}`);
  await expect(visitor.getByText('Your session could not be loaded')).toBeVisible();
  await visitor.unroute('**/.netlify/functions/session?*');
  await visitor.getByRole('button', { name: 'Try Again' }).click();
  await expect(visitor.getByRole('heading', { name: 'Choose your time' })).toBeVisible();
});

test('a cancellation that fails says so in the dialog, and nothing is lost', async ({
  visitor,
  database,
  problems,
}) => {
  problems.expect(/503: POST \/\.netlify\/functions\/change-session/);
  const orderId = await paidOrder(database);
  await bookTime(database, orderId);
  await visitor.goto(`/schedule?order_id=${orderId}`);
  await visitor.getByRole('button', { name: 'Cancel', exact: true }).click();
  await takeDown(visitor, changes);
  const dialog = visitor.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel the session' }).click();
  await expect(dialog.getByRole('alert')).toContainText('That did not work');
  await expect.poll(() => bookingOf(database, orderId)).toMatchObject({ status: 'booked' });
});

for (const [status, heading, next] of [
  ['done', 'Your session is over', 'Write a review'],
  ['no_show_buyer', 'We missed you', 'Write to your mentor'],
] as const) {
  test(`a session that is ${status} says what happened and what comes next`, async ({
    visitor,
    database,
  }) => {
    const orderId = await paidOrder(database);
    await bookTime(database, orderId);
    await database('update public.bookings set status = $2 where order_id = $1', [orderId, status]);
    await visitor.goto(`/schedule?order_id=${orderId}`);
    await expect(visitor.getByRole('heading', { name: heading })).toBeVisible();
    await expect(visitor.getByRole('main').getByRole('link', { name: next })).toBeVisible();
  });
}
