// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { draftKeyOf } from '#src/features/blog/stores/draft.ts';
import { keepNow, stopKeeping } from '#src/features/blog/stores/draft-timer.ts';
import { $editor, $fields } from '#src/features/blog/stores/editor-state.ts';
import { change, openEditor, restoreUnsaved } from '#src/features/blog/stores/editor.ts';

const readPost = vi.hoisted(() => vi.fn());
vi.mock('#src/features/blog/data/admin.ts', () => ({ readPost, readCover: vi.fn() }));
vi.mock('#src/shared/data/client.ts', () => ({}));

const text = { title: 'Half an idea', slug: 'half-an-idea', excerpt: '', author: '', content: '' };
const older = { ...text, savedAt: '2026-11-28T09:00:00.000Z' };
const postId = 'a5a2f1f2-0000-4000-8000-000000000000';

/** As after a reload. */
async function comeBack() {
  keepNow();
  await openEditor();
  expect($editor.get().unsaved).toBeDefined();
  restoreUnsaved();
}

beforeEach(() => {
  // What was restored in the test before is not kept in this one.
  stopKeeping();
  localStorage.clear();
  history.replaceState(null, '', '/admin/blogs/new');
});

test('an article that was to be a draft is still one after its text was restored', async () => {
  await openEditor();
  change({ title: 'Half an idea', status: 'draft' });
  await comeBack();
  expect($fields.get()).toMatchObject({ title: 'Half an idea', status: 'draft' });
});

test('an article that was to be published later keeps its time', async () => {
  await openEditor();
  change({ title: 'For May', status: 'scheduled', scheduledFor: '2099-05-01T09:30' });
  await comeBack();
  expect($fields.get()).toMatchObject({ status: 'scheduled', scheduledFor: '2099-05-01T09:30' });
});

test('unsaved text of which nobody knows what it was to be is not published', async () => {
  localStorage.setItem(draftKeyOf('new'), JSON.stringify(older));
  await comeBack();
  expect($fields.get()).toMatchObject({ title: 'Half an idea', status: 'draft' });
});

test('such text of a published article does not take the article away from its readers', async () => {
  localStorage.setItem(draftKeyOf(postId), JSON.stringify(older));
  history.replaceState(null, '', `/admin/blogs/edit/${postId}`);
  readPost.mockResolvedValue({ ...text, title: 'Stored', id: postId, publishedat: '2026-01-01' });
  await comeBack();
  expect($fields.get()).toMatchObject({ title: 'Half an idea', status: 'published' });
});
