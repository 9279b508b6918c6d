// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetLearning, forgetWaiting } from '#src/shared/browser/forget-learning.ts';
import { learningPages, learningTexts } from '#src/shared/lib/learning-worker.ts';

afterEach(() => vi.unstubAllGlobals());

test('the texts go first, and what cannot be deleted keeps nothing else', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const deleted: string[] = [];
  const remove = async (name: string) => {
    deleted.push(name);
    if (name === learningTexts) throw new Error('busy');
  };
  const unregister = vi.fn();
  vi.stubGlobal('caches', { delete: remove });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ unregister }) },
  });
  await forgetLearning();
  expect(deleted).toEqual([learningTexts, learningPages]);
  expect(unregister).toHaveBeenCalledOnce();
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

test('progress of an account that is gone goes with it, and that of others stays', () => {
  localStorage.setItem('mentor.learning', '{"asha":{"one":{}},"rohan":{"two":{}}}');
  forgetWaiting('asha');
  expect(localStorage.getItem('mentor.learning')).toBe('{"rohan":{"two":{}}}');
});
