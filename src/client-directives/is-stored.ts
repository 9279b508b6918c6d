/** Whether the browser keeps something under the key. Blocked storage keeps nothing. */
export function isStored(storage: 'localStorage' | 'sessionStorage', key: string): boolean {
  try {
    return window[storage].getItem(key) !== null;
  } catch {
    return false;
  }
}
