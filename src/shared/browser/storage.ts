// Storage can be blocked or full. Then nothing is kept, and nothing breaks.

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
