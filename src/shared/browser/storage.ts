// Storage can be blocked or full. Then nothing is kept, and nothing breaks.

// Apart from the others: the scripts that hydrate islands carry them into every page.
export const sessionKey = 'mentor.session';
export const toastsKey = 'mentor.toasts';
export const checkoutKey = 'mentor.checkout';

export const storageKeys = {
  session: sessionKey,
  returnTo: 'mentor.return-to',
  profile: 'mentor.profile',
  registration: 'mentor.registration',
  review: 'mentor.review',
  probe: 'mentor.probe',
  toasts: toastsKey,
  checkout: checkoutKey,
} as const;

/** The stored JSON, or undefined when there is none, it is unreadable or storage is blocked. Its shape is not checked. */
export function readStored(storage: 'local' | 'session', key: string): unknown {
  try {
    const text = storageOf(storage).getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Whether the value is stored now. */
export function writeStored(storage: 'local' | 'session', key: string, value: unknown): boolean {
  try {
    storageOf(storage).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(storage: 'local' | 'session', key: string): void {
  try {
    storageOf(storage).removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

function storageOf(storage: 'local' | 'session'): Storage {
  return storage === 'local' ? localStorage : sessionStorage;
}
