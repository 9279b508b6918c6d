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
