// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { notices } from '#src/messages/notices.ts';
import { $toasts, dismiss, notifyAfterRedirect, showKeptToasts } from '#src/stores/toasts.ts';

const shown = () => $toasts.get().map(({ title, message }) => ({ title, message }));

beforeEach(() => {
  sessionStorage.clear();
  for (const { id } of $toasts.get()) dismiss(id);
});

test('a notice left before a redirect is shown once on the next page', () => {
  notifyAfterRedirect(notices.invalidNavigation);
  expect(shown()).toEqual([]);
  showKeptToasts();
  showKeptToasts();
  expect(shown()).toEqual([
    { title: 'Error', message: 'Invalid navigation. Please select a mentorship option first.' },
  ]);
});

test.each(['{', '"text"', '[{"title":1}]', 'null'])('a stored %s shows nothing', (text) => {
  sessionStorage.setItem('mentor.toasts', text);
  showKeptToasts();
  expect(shown()).toEqual([]);
});
