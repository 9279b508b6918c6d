import type { Page } from '@playwright/test';
import { authStorageKey } from '../../../src/shared/browser/storage-keys.ts';

/** What is in the stored session where supabase-js keeps its refresh token; null when nobody is signed in. */
export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate((key) => {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as { refresh_token: string }).refresh_token;
  }, authStorageKey);

/** Makes the access token look as if its hour were over, and the refresh token be another one if one is given. */
export const letTokenExpire = (page: Page, refreshToken?: string): Promise<void> =>
  page.evaluate(
    ([key, token]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
      session['expires_at'] = Math.floor(Date.now() / 1000) - 10;
      if (token !== undefined) session['refresh_token'] = token;
      localStorage.setItem(key, JSON.stringify(session));
    },
    [authStorageKey, refreshToken] as const,
  );

/** All that a script of the page can read of what the browser keeps, as one text. */
export const allThatScriptsCanRead = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const rows: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        rows.push(await done(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    const places = [{ ...localStorage }, { ...sessionStorage }, document.cookie, rows, caught];
    return JSON.stringify([...places, location.href, history.state, name]);
  });
