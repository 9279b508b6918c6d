// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markLogout } from '#src/shared/browser/logout-mark.ts';

/** The store as a page that has just opened has it. */
async function openPage(): Promise<() => string> {
  vi.resetModules();
  return (await import('#src/shared/stores/buyer-key.ts')).buyerKey;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test('one browser has one secret, on every page and in every tab', async () => {
  const first = (await openPage())();
  expect(first).toMatch(uuid);
  expect((await openPage())()).toBe(first);
});

test('another browser has another one', async () => {
  const first = (await openPage())();
  localStorage.clear();
  expect((await openPage())()).not.toBe(first);
});

test('a page that was open at a logout does not bring the secret of before back', async () => {
  const buyerKey = await openPage();
  const before = buyerKey();
  markLogout();
  expect(localStorage.getItem('mentor.buyer')).toBeNull();
  expect(buyerKey()).toMatch(uuid);
  expect(buyerKey()).not.toBe(before);
});

test('where storage is blocked a page keeps its own, so that trying again makes no second order', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const buyerKey = await openPage();
  expect(buyerKey()).toMatch(uuid);
  expect(buyerKey()).toBe(buyerKey());
});

test('what is no secret is replaced', async () => {
  localStorage.setItem('mentor.buyer', '"secret"');
  expect((await openPage())()).toMatch(uuid);
});
