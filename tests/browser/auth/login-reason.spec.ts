import { newcomer, signUp } from '../../support/browser/account-steps.ts';
import { expect, test } from '../../support/browser/events.ts';

test.use({ viewport: { width: 360, height: 640 } });

test('someone who wants to register reads for which event they log in, and keeps reading it', async ({
  visitor,
  addEvent,
}) => {
  const event = await addEvent();
  await visitor.goto(`/events?q=${event.title.split(' ').at(-1)}`);
  await visitor.getByRole('link', { name: `Login to Register: ${event.title}` }).click();
  const reason = visitor.getByText(`To register for ${event.title}`);
  await expect(reason).toBeVisible();
  await visitor.getByRole('link', { name: /Sign up/ }).click();
  await expect(visitor.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(reason).toBeVisible();
});

test('the title of an event is a text, whatever is in it', async ({ visitor, addEvent }) => {
  const title = '<img src=x onerror="document.title=1"> & "friends"';
  const event = await addEvent({ title });
  await visitor.goto(`/auth?next=${encodeURIComponent(`/events?register=${event.id}`)}`);
  await expect(visitor.getByText(`To register for ${title}`)).toBeVisible();
  await expect(visitor.locator('img[src=x]')).toHaveCount(0);
});

for (const [next, words] of [
  ['/reviews#write-review', 'To write a review'],
  ['/course-dashboard', 'To see your courses. Use the address that you paid with.'],
  ['/events?register=00000000-0000-4000-8000-000000000000', 'To register for an event'],
] as const) {
  test(`the sign-in screen before ${next} says: ${words}`, async ({ visitor }) => {
    await visitor.goto(`/auth?next=${encodeURIComponent(next)}`);
    await expect(visitor.getByText(words, { exact: true })).toBeVisible();
  });
}

test('an address that nobody knows says nothing', async ({ visitor }) => {
  await visitor.goto(`/auth?next=${encodeURIComponent('/terms?Your account is locked')}`);
  await expect(visitor.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(visitor.getByText(/^To |locked/)).toHaveCount(0);
});

test('after signing up on a phone, the code is what one types next', async ({ visitor }) => {
  await visitor.goto('/auth');
  await signUp(visitor, newcomer());
  const code = visitor.getByLabel('Confirmation code');
  await expect(code).toBeFocused();
  await expect(code).toBeInViewport({ ratio: 1 });
  await visitor.keyboard.type('12');
  await expect(code).toHaveValue('12');
});
