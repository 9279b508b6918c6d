// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createDraft } from '#src/shared/stores/draft.ts';

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
