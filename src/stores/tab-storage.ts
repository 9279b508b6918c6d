import { type PersistentStore, setPersistentEngine } from '@nanostores/persistent';

// What crosses a page belongs to this tab and ends with it, so persistent stores use sessionStorage.
const noEvents = { addEventListener() {}, removeEventListener() {} };

try {
  setPersistentEngine(sessionStorage as unknown as PersistentStore, noEvents);
} catch {
  // Blocked storage: the choice lasts as long as the page.
}
