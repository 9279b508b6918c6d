// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { draftOf, dropDraft, keepDraft } from '#src/features/courses/stores/inbox-drafts.ts';
import { storageKeys } from '#src/shared/browser/storage.ts';

beforeEach(() => sessionStorage.clear());

test('what is typed for one entry is kept beside that of another', () => {
  keepDraft('one', { answer: 'Because' });
  keepDraft('two', { points0: '3', comment: '' });
  keepDraft('one', { answer: 'Because the parts' });
  expect(draftOf('one')).toEqual({ answer: 'Because the parts' });
  dropDraft('one');
  expect(draftOf('one')).toBeUndefined();
  expect(draftOf('two')).toEqual({ points0: '3', comment: '' });
});

test('an entry in which everything was deleted again is not called begun', () => {
  keepDraft('one', { answer: 'Because' });
  keepDraft('one', { answer: '' });
  expect(draftOf('one')).toBeUndefined();
});

test('what somebody else has put into the storage is no draft', () => {
  for (const foreign of ['[]', '{"one":{"answer":1}}', 'not JSON']) {
    sessionStorage.setItem(storageKeys.inbox, foreign);
    expect(draftOf('one')).toBeUndefined();
  }
});
