// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createDraft } from '#src/shared/stores/draft.ts';
import { createNamedDrafts } from '#src/shared/stores/named-drafts.ts';

const draft = createDraft('mentor.letter', z.object({ text: z.string() }));

beforeEach(() => sessionStorage.clear());

test('what was typed is there again in this tab, until it is sent', () => {
  expect(draft.read()).toBeUndefined();
  draft.keep({ text: 'Dear mentor' });
  expect(draft.read()).toEqual({ text: 'Dear mentor' });
  expect(localStorage.getItem('mentor.letter')).toBeNull();
  draft.forget();
  expect(draft.read()).toBeUndefined();
});

test.each(['{', '[]', '{"text":1}'])('%s in the storage counts as no draft', (stored) => {
  sessionStorage.setItem('mentor.letter', stored);
  expect(draft.read()).toBeUndefined();
});

test('of several drafts each is kept and forgotten by its name', () => {
  const letters = createNamedDrafts('mentor.letters', z.object({ text: z.string() }));
  letters.keep('one', { text: 'Dear mentor' });
  letters.keep('two', { text: 'Dear reader' });
  letters.keep('one', { text: 'Dear all' });
  expect(letters.read('one')).toEqual({ text: 'Dear all' });
  letters.forget('one');
  expect(letters.read('one')).toBeUndefined();
  expect(letters.read('two')).toEqual({ text: 'Dear reader' });
});
