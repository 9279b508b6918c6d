/** `AbortSignal.timeout()` for Safari before 16 (docs/decisions/old-browsers.md); its error is an `AbortError`. */
export function timeLimit(milliseconds: number): AbortSignal {
  const late = new AbortController();
  setTimeout(() => late.abort(), milliseconds);
  return late.signal;
}
