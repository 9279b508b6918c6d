import { type PersistentStore, setPersistentEngine } from '@nanostores/persistent';

// What crosses a page belongs to this tab and ends with it, so persistent stores use sessionStorage. Where that is blocked
// or full, a value lasts as long as the page.
const ofThisPage: Record<string, string> = {};

function read(key: string): string | undefined {
  if (key in ofThisPage) return ofThisPage[key];
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: string): boolean {
  delete ofThisPage[key];
  try {
    sessionStorage.setItem(key, value);
  } catch {
    ofThisPage[key] = value;
  }
  return true;
}

function remove(key: string): boolean {
  delete ofThisPage[key];
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
  return true;
}

const tabStorage = new Proxy<PersistentStore>(
  {},
  {
    get: (_, key: string) => read(key),
    has: (_, key: string) => read(key) !== undefined,
    set: (_, key: string, value: string) => write(key, value),
    deleteProperty: (_, key: string) => remove(key),
  },
);
const noEvents = { addEventListener() {}, removeEventListener() {} };

setPersistentEngine(tabStorage, noEvents);
