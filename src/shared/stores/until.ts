import type { ReadableAtom } from 'nanostores';

/** Resolves as soon as the value of a store is so. */
export function until<Value>(
  $store: ReadableAtom<Value>,
  isSo: (value: Value) => boolean,
): Promise<void> {
  if (isSo($store.get())) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = $store.listen((value) => {
      if (!isSo(value)) return;
      stop();
      resolve();
    });
  });
}
