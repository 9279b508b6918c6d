// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Draft, draftKeyOf, keepDraft, readDraft } from '#src/features/blog/stores/draft.ts';
import {
  draftIdOf,
  makeRoom,
  newDraftMaximum,
  takeNewDraft,
} from '#src/features/blog/stores/new-drafts.ts';

/** The new posts that other tabs have open. */
const elsewhere = new Set<string>();

const locks = {
  request: async (name: string, _options: object, keep: (lock: object | null) => unknown) =>
    keep(elsewhere.has(name) ? null : {}),
};

const draftOf = (title: string, minute: number): Draft => ({
  title,
  slug: '',
  excerpt: '',
  author: 'Asha',
  content: '',
  status: 'draft',
  scheduledFor: '',
  savedAt: new Date(Date.UTC(2026, 10, 28, 9, minute)).toISOString(),
});

const hasTitle = ({ title }: Draft) => title !== '';
const titles = () =>
  Object.keys(localStorage).map((key) => readDraft(key.slice(draftKeyOf('').length))?.title);

beforeEach(() => {
  localStorage.clear();
  elsewhere.clear();
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => vi.unstubAllGlobals());

test('of several unsaved new articles the newest is offered, and once it is dealt with the next', async () => {
  keepDraft('new.1', draftOf('Older', 1));
  keepDraft('new.2', draftOf('Newer', 2));
  expect(await takeNewDraft(hasTitle)).toMatchObject({ title: 'Newer' });
  expect(draftIdOf(undefined)).toBe('new.2');
  localStorage.removeItem(draftKeyOf('new.2'));
  expect(await takeNewDraft(hasTitle)).toMatchObject({ title: 'Older' });
});

test('an article that is open in another tab is not offered, and not written over', async () => {
  keepDraft('new.theirs', draftOf('Open over there', 1));
  elsewhere.add(draftKeyOf('new.theirs'));
  expect(await takeNewDraft(hasTitle)).toBeUndefined();
  keepDraft(draftIdOf(undefined), draftOf('Mine', 2));
  expect(titles()).toEqual(expect.arrayContaining(['Open over there', 'Mine']));
});

test('a browser without locks offers every unsaved article', async () => {
  vi.stubGlobal('navigator', {});
  keepDraft('new.unlocked', draftOf('Half an idea', 1));
  expect(await takeNewDraft(hasTitle)).toMatchObject({ title: 'Half an idea' });
});

test('a form that was emptied again is not offered', async () => {
  keepDraft('new.emptied', draftOf('', 1));
  expect(await takeNewDraft(hasTitle)).toBeUndefined();
  expect(titles()).toEqual([]);
});

test('the oldest unsaved articles make room, and those of stored posts stay', () => {
  keepDraft('a5a2f1f2-0000-4000-8000-000000000000', draftOf('A stored post', 0));
  for (let minute = 0; minute <= newDraftMaximum; minute += 1) {
    keepDraft(`new.${minute}`, draftOf(`Article ${minute}`, minute));
  }
  makeRoom();
  expect(titles()).toHaveLength(newDraftMaximum + 1);
  expect(titles()).not.toContain('Article 0');
  expect(titles()).toContain('A stored post');
});
