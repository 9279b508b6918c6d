/** Someone who waits this long for something to be stored is told that it failed, and can try again. */
const writeLimitInMilliseconds = 15_000;
const readLimitInMilliseconds = 30_000;

/** A picture in a post, or a file of a lesson, may take as long as a slow line needs for it: 64 kB a second. */
const bytesPerMillisecond = 64;

const expectedBytes = new WeakMap<AbortSignal, number>();

/** For a request whose answer is large: with this signal, `fetchInTime` waits as long as a slow line needs for it. */
export function expectBytes(bytes: number): AbortSignal {
  const { signal } = new AbortController();
  expectedBytes.set(signal, bytes);
  return signal;
}

/**
 * `fetch` that gives up when the whole answer is not there in time. The error is an `AbortError`, which no library takes
 * for a network that is worth another try by itself.
 */
export const fetchInTime: typeof fetch = (input, init) => {
  const asked = init?.signal;
  const late = new AbortController();
  // AbortSignal.any() is younger than some of the phones in use: Safari has it since 17.4.
  const giveUp = () => late.abort(asked?.reason);
  if (asked?.aborted) giveUp();
  asked?.addEventListener('abort', giveUp);
  setTimeout(giveUp, limitOf(init));
  return fetch(input, { ...init, signal: late.signal });
};

function limitOf(init: RequestInit = {}): number {
  const { method = 'GET', body, signal } = init;
  if (method === 'GET' || method === 'HEAD') {
    const expected = (signal && expectedBytes.get(signal)) ?? 0;
    return Math.max(readLimitInMilliseconds, expected / bytesPerMillisecond);
  }
  const bytes = typeof body === 'string' ? body.length : 0;
  return Math.max(writeLimitInMilliseconds, bytes / bytesPerMillisecond);
}
