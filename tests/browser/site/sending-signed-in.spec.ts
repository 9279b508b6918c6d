import { fillPost } from '../../support/browser/blog.ts';
import { fillNewEvent } from '../../support/browser/event-form.ts';
import { uniqueWord } from '../../support/browser/unique-word.ts';
import {
  askForDeletion,
  dialogOf,
  signedInLongAgo,
} from '../../support/browser/reauthentication.ts';
import { aReview, fillReviewForm, openReviewForm } from '../../support/browser/reviews.ts';
import { expectDisabledWhileSending } from '../../support/browser/sending.ts';
import { test } from '../../support/browser/sent-forms.ts';

test.describe('a form that is being sent has a disabled button, and the focus comes back to it:', () => {
  test('registration for an event', async ({ student: { page }, addEvent, problems }) => {
    problems.expect(/503: POST \/rest\/v1\/event_registrations/);
    const event = await addEvent();
    await page.goto(`/events?q=${event.title.split(' ').at(-1)}`);
    await page.getByRole('button', { name: `Register for Event: ${event.title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Register for Event' });
    await dialog.getByLabel('College Name').fill('MBM University, Jodhpur');
    await dialog.getByLabel('Phone Number').fill('98290 12345');
    await expectDisabledWhileSending(page, {
      idle: 'Register',
      busy: 'Registering...',
      address: '**/rest/v1/event_registrations*',
    });
  });

  test('review', async ({ student: { page }, problems }) => {
    problems.expect(/503: POST \/rest\/v1\/reviews/);
    await page.goto('/reviews');
    await fillReviewForm(await openReviewForm(page), aReview());
    await expectDisabledWhileSending(page, {
      idle: 'Submit Review',
      busy: 'Submitting...',
      address: '**/rest/v1/reviews*',
    });
  });

  test('profile', async ({ student: { page }, problems }) => {
    problems.expect(/503: PATCH \/rest\/v1\/profiles/);
    await page.goto('/profile');
    await page.getByLabel('Full Name').fill('Kavya N. Nair');
    await expectDisabledWhileSending(page, {
      idle: 'Save changes',
      busy: 'Saving...',
      address: '**/rest/v1/profiles*',
      method: 'PATCH',
    });
  });

  test('password again', async ({ student: { page, id, email }, database, problems }) => {
    problems.expect(/403: POST \/rest\/v1\/rpc\/delete_own_account/);
    problems.expect(/503: POST \/auth\/v1\/token/);
    await signedInLongAgo(database, id);
    await askForDeletion(page, email);
    await dialogOf(page).getByLabel('Your password').fill('not my password');
    await expectDisabledWhileSending(page, {
      idle: 'Confirm',
      busy: 'Checking...',
      address: '**/auth/v1/token*',
    });
  });

  test('event', async ({ admin: { page }, problems }) => {
    problems.expect(/503: POST \/rest\/v1\/events/);
    await page.goto('/events/create');
    await fillNewEvent(page, { title: `Resume clinic ${uniqueWord()}` });
    await expectDisabledWhileSending(page, {
      idle: 'Create Event',
      busy: 'Creating...',
      address: '**/rest/v1/events*',
    });
  });

  test('article', async ({ admin: { page }, word, problems }) => {
    problems.expect(/503: POST \/rest\/v1\/blog_posts/);
    await page.goto('/admin/blogs/new');
    await fillPost(page, `Fair offers ${word}`);
    await expectDisabledWhileSending(page, {
      idle: 'Create Post',
      busy: 'Saving...',
      address: '**/rest/v1/blog_posts*',
    });
  });

  test('note', async ({ admin: { page }, addBooking, problems }) => {
    problems.expect(/503: POST \/rest\/v1\/inquiry_notes/);
    const inquiry = await addBooking();
    await page.goto('/admin');
    await page.getByRole('button', { name: `Open: ${inquiry.name}` }).click();
    await page.getByLabel('Private note').fill('Call back on Monday.');
    await expectDisabledWhileSending(page, {
      idle: 'Save',
      busy: 'Saving...',
      address: '**/rest/v1/inquiry_notes*',
    });
  });
});
