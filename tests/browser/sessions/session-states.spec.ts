import { takeDown } from '../../support/browser/network.ts';
import { bookingOf, bookTime, paidOrder } from '../../support/browser/sessions.ts';
import { expect, test } from '../../support/test.ts';

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

    await visitor.goto(`/payment/success?order_id=${orderId}`);
    await expect(visitor.getByText(heading)).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Choose a time' })).toBeHidden();
    await visitor.getByRole('link', { name: 'See the session' }).click();
    await expect(visitor.getByRole('heading', { name: heading })).toBeVisible();
  });
}
