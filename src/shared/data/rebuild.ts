import { accessToken } from './client.ts';
import { fetchInTime } from './fetch-in-time.ts';
import { DataError } from './unwrap.ts';

/** Asks for a new build of the pages, which only an admin may. Throws when it was refused or nobody answered. */
export async function requestRebuild(): Promise<void> {
  const token = await accessToken();
  const answer = await fetchInTime('/.netlify/functions/rebuild', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => {
    throw new DataError('unavailable', '');
  });
  if (!answer.ok) throw new DataError(answer.status === 403 ? 'forbidden' : 'unavailable', '');
}
