import { accessToken } from './client.ts';
import { DataError } from './unwrap.ts';

const timeLimitInMilliseconds = 30_000;

/** Asks for a new build of the pages, which only an admin may. Throws when it was refused or nobody answered. */
export async function requestRebuild(): Promise<void> {
  const token = await accessToken();
  const answer = await fetch('/.netlify/functions/rebuild', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeLimitInMilliseconds),
  }).catch(() => {
    throw new DataError('unavailable', '');
  });
  if (!answer.ok) throw new DataError(answer.status === 403 ? 'forbidden' : 'unavailable', '');
}
