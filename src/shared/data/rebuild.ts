import { accessToken } from './client.ts';
import { fetchInTime } from './fetch-in-time.ts';
import { DataError, type FailureReason } from './unwrap.ts';

const reasons: Record<number, FailureReason> = { 403: 'forbidden', 502: 'refused' };

/**
 * Asks for a new build of the pages, which only an admin may: with the next build, or at once. Throws when it was refused
 * or nobody answered; `refused`: the host does not build.
 */
export async function requestRebuild({ atOnce }: { atOnce: boolean }): Promise<void> {
  const token = await accessToken();
  const answer = await fetchInTime('/.netlify/functions/rebuild', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ at_once: atOnce }),
  }).catch(() => {
    throw new DataError('unavailable', '');
  });
  if (!answer.ok) throw new DataError(reasons[answer.status] ?? 'unavailable', '');
}
