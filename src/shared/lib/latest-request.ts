/** Starts a request. The function that it returns tells whether no later one was started. */
export function trackLatestRequest(): () => () => boolean {
  let latest = 0;
  return () => {
    const request = ++latest;
    return () => request === latest;
  };
}
