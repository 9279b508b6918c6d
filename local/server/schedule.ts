const everyMilliseconds = 5 * 60 * 1000;

/** What Netlify's scheduler sends to the scheduled function. */
export function scheduledRequest(siteUrl: string): Request {
  const nextRun = new Date(Date.now() + everyMilliseconds).toISOString();
  return new Request(`${siteUrl}/.netlify/functions/reconcile`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ next_run: nextRun }),
  });
}

/** Calls the scheduled function as Netlify's scheduler does, only more often; returns what ends it. */
export function startSchedule(
  call: (request: Request) => Promise<unknown>,
  siteUrl: string,
): () => void {
  const timer = setInterval(() => {
    // Its own log tells what went wrong; the next run tries again.
    call(scheduledRequest(siteUrl)).catch(() => undefined);
  }, everyMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
