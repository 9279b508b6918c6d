// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { WaitingQuestion } from '#src/features/courses/schemas/inbox.ts';
import {
  draftsWithout,
  dropInboxDraft,
  inboxDraftOf,
} from '#src/features/courses/stores/inbox-drafts.ts';
import { pageDraftsStorageKey } from '#src/shared/browser/storage-keys.ts';

const question = (id: string): WaitingQuestion => ({
  id,
  kind: 'question',
  created_at: '2026-11-29T04:00:00Z',
  name: 'Asha Rao',
  email: null,
  course: 'Aptitude',
  lesson: 'Ratios',
  text: 'Why divide only once?',
});

const one = question('one');
const two = question('two');

beforeEach(() => {
  dropInboxDraft('one');
  dropInboxDraft('two');
  sessionStorage.clear();
});

test('what is typed for one entry is kept beside that of another', () => {
  inboxDraftOf(one).keep({ answer: 'Because' });
  inboxDraftOf(two).keep({ points0: '3', comment: '' });
  inboxDraftOf(one).keep({ answer: 'Because the parts' });
  expect(inboxDraftOf(one).read()).toEqual({ answer: 'Because the parts' });
  dropInboxDraft('one');
  expect(inboxDraftOf(one).read()).toBeUndefined();
  expect(inboxDraftOf(two).read()).toEqual({ points0: '3', comment: '' });
});

test('an entry in which everything was deleted again is not called begun', () => {
  inboxDraftOf(one).keep({ answer: 'Because' });
  inboxDraftOf(one).keep({ answer: '' });
  expect(inboxDraftOf(one).read()).toBeUndefined();
});

test('what is typed for an entry that does not wait any more is found by its person and lesson', () => {
  inboxDraftOf(one).keep({ answer: 'Because' });
  inboxDraftOf(two).keep({ answer: 'Once is enough' });
  expect(draftsWithout([two])).toEqual([
    {
      id: 'one',
      kind: 'question',
      about: 'Question of Asha Rao, Ratios',
      fields: { answer: 'Because' },
    },
  ]);
});

test('what somebody else has put into the storage is no draft', () => {
  for (const foreign of ['[]', '{"undefined inbox one":{"answer":1}}', 'not JSON']) {
    sessionStorage.setItem(pageDraftsStorageKey, foreign);
    expect(inboxDraftOf(one).read()).toBeUndefined();
    expect(draftsWithout([])).toEqual([]);
  }
});
