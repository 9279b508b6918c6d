// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { notices } from '#src/shared/messages/notices.ts';

/** The store as a document has it; another document has another. */
async function openPage() {
  vi.resetModules();
  const page = await import('#src/shared/stores/toasts.ts');
  const shown = () => page.$toasts.get().map(({ title, message }) => ({ title, message }));
  return { ...page, shown };
}

beforeEach(() => sessionStorage.clear());

test('a notice left before a redirect is shown once on the next page', async () => {
  const first = await openPage();
  first.notifyAfterRedirect(notices.invalidNavigation);
  expect(first.shown()).toEqual([]);
  const next = await openPage();
  next.showStoredToasts();
  next.showStoredToasts();
  expect(next.shown()).toEqual([
    { title: 'Error', message: 'Invalid navigation. Please select a mentorship option first.' },
  ]);
});

test('a page that is being left does not take the notice of the next one', async () => {
  const left = await openPage();
  left.notifyAfterRedirect(notices.logoutSuccess);
  left.notify(notices.invalidNavigation);
  left.showStoredToasts();
  expect(left.shown()).toHaveLength(1);
  const next = await openPage();
  next.showStoredToasts();
  expect(next.shown()).toEqual([{ title: 'Logged out successfully', message: undefined }]);
});

test('the same notice again is shown once, as the newest', async () => {
  const page = await openPage();
  page.notify(notices.submissionsLoadFailed);
  page.notify(notices.logoutSuccess);
  page.notify(notices.submissionsLoadFailed);
  expect(page.shown().map(({ title }) => title)).toEqual(['Logged out successfully', 'Error']);
});

test.each(['{', '"text"', '[{"title":1}]', 'null'])('a stored %s shows nothing', async (text) => {
  sessionStorage.setItem('mentor.toasts', text);
  const page = await openPage();
  page.showStoredToasts();
  expect(page.shown()).toEqual([]);
});
