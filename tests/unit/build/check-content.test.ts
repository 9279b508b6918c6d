import { afterEach, expect, test, vi } from 'vitest';
import { checkContent } from '../../../local/server/check-content.ts';

afterEach(() => {
  vi.doUnmock('node:fs');
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

test('an owner whose scheduler the pages would not show reads so before the backend is opened', async () => {
  vi.resetModules();
  vi.doMock('node:fs', async (importOriginal) => {
    const fs = await importOriginal<typeof import('node:fs')>();
    const readFileSync = (place: string | URL, encoding: BufferEncoding) => {
      const text = fs.readFileSync(place, encoding);
      return String(place).endsWith('content/site.json')
        ? text.replace('"schedulerUrl": ""', '"schedulerUrl": "https://scheduler.example/me"')
        : text;
    };
    return { ...fs, readFileSync };
  });
  const { checkContent: checkAgain } = await import('../../../local/server/check-content.ts');
  await expect(checkAgain()).rejects.toThrow(
    /^The site could not be built: content\/site\.json: "schedulerUrl" names scheduler\.example, which the pages’ content policy keeps out of frames: /,
  );
});

test('an owner whose files are right is not held up', async () => {
  await expect(checkContent()).resolves.toBeUndefined();
});
