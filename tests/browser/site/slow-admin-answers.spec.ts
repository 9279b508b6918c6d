import { editorOf, save } from '../../support/browser/blog.ts';
import { test, waitInVain } from '../../support/browser/slow-answers.ts';
import { toast } from '../../support/browser/toast.ts';
import { expect } from '../../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('the changes to an event', async ({ admin: { page }, addEvent, database }) => {
  const event = await addEvent();
  const rows = '**/rest/v1/events*';
  await page.clock.install();
  await page.goto(`/events/edit/${event.id}`);
  await page.getByLabel('Venue').fill('Big hall, Kota');
  const send = () => page.getByRole('button', { name: 'Update Event' }).click();
  await waitInVain(page, rows, send);
  await expect(toast(page, 'Failed to update event')).toBeVisible();
  await expect(page.getByLabel('Venue')).toHaveValue('Big hall, Kota');
  await page.unroute(rows);
  await send();
  await expect(toast(page, 'Event updated successfully')).toBeVisible();
  const stored = await database('select venue from public.events where id = $1', [event.id]);
  expect(stored).toEqual([{ venue: 'Big hall, Kota' }]);
});

test('the approval of an event', async ({ admin: { page }, addEvent, database }) => {
  const event = await addEvent({ status: 'pending' });
  const rows = '**/rest/v1/events*';
  await page.clock.install();
  await page.goto('/admin/events');
  await page.getByRole('button', { name: /^Pending/ }).click();
  const approve = page.getByRole('button', { name: `Approve: ${event.title}` });
  await waitInVain(page, rows, () => approve.click());
  await expect(toast(page, 'Failed to update event status')).toBeVisible();
  // The list is read again, and shows that the approval was stored all the same.
  await expect(approve).toBeHidden();
  const stored = await database('select status from public.events where id = $1', [event.id]);
  expect(stored).toEqual([{ status: 'approved' }]);
});

test('the changes to an article', async ({ admin: { page }, addPost, database }) => {
  const post = await addPost();
  const rows = '**/rest/v1/blog_posts*';
  await page.clock.install();
  await page.goto(editorOf(post));
  await page.getByLabel('Excerpt').fill('Said once.');
  await waitInVain(page, rows, () => save(page));
  await expect(toast(page, 'Failed to save blog post')).toBeVisible();
  await expect(page.getByLabel('Excerpt')).toHaveValue('Said once.');
  await page.unroute(rows);
  await save(page);
  await expect(toast(page, 'Blog post updated successfully!')).toBeVisible();
  const stored = await database('select excerpt from public.blog_posts where id = $1', [post.id]);
  expect(stored).toEqual([{ excerpt: 'Said once.' }]);
});
