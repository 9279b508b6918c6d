import { afterEach, expect, test, vi } from 'vitest';
import { checkContent } from '../../../local/server/check-content.ts';

afterEach(() => {
  vi.doUnmock('../../../content/home/hero.json');
  vi.resetModules();
});

test('an owner whose JSON file is wrong reads that sentence before the backend is opened', async () => {
  vi.resetModules();
  vi.doMock('../../../content/home/hero.json', () => ({ default: { headline: 7 } }));
  await expect(checkContent()).rejects.toThrow(
    /^The site could not be built: content\/home\/hero\.json: "headline" must be a text in quotes\.$/,
  );
});

test('an owner whose files are right is not held up', async () => {
  await expect(checkContent()).resolves.toBeUndefined();
});
