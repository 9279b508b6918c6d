// @vitest-environment jsdom
import { resolveObjectURL } from 'node:buffer';
import { URL as NodeURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from '#src/shared/browser/save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a browser that reads the file some time after the click still finds it; later it is gone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('URL', NodeURL);
  vi.stubGlobal('Blob', (await import('node:buffer')).Blob);
  const clicked = Promise.withResolvers<HTMLAnchorElement>();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.resolve(this);
  });
  saveFile('my-data.json', 'application/json', '{"name":"Asha"}');
  const { href, download } = await clicked.promise;
  expect(download).toBe('my-data.json');
  vi.advanceTimersByTime(30_000);
  expect(await resolveObjectURL(href)?.text()).toBe('{"name":"Asha"}');
  vi.advanceTimersByTime(60_000);
  expect(resolveObjectURL(href)).toBeUndefined();
});
