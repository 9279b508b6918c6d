import { atom, type ReadableAtom, readonlyType } from 'nanostores';
import type { LoadState } from '#src/shared/stores/loader.ts';
import { loadActions } from './actions.ts';
import { loadEarnings } from './earnings.ts';
import { loadFigures } from './figures.ts';
import { inquiryLists, refreshInquiries } from './inquiries.ts';
import { loadNewsMails } from './news-mails.ts';
import { $publishing, loadPublishing } from './publishing.ts';
import { loadRetention } from './retention.ts';
import { loadSamples } from './samples.ts';
import { $today, loadToday } from './today.ts';
import { $waiting } from './waiting.ts';

/** Longer is not waited for a part that does not answer: the others are shown. */
const patienceInMilliseconds = 3000;

const $isReady = atom(false);

/** The parts whose height nobody knows before are there, so nothing moves under the hand of the mentor. */
export const $isDashboardReady = readonlyType($isReady);

export async function openDashboard(): Promise<void> {
  const parts = [$today, $waiting, $publishing, ...Object.values(inquiryLists).map(stateOf)];
  void refreshDashboard();
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceInMilliseconds));
  await Promise.race([Promise.all(parts.map(answered)), late]);
  $isReady.set(true);
}

/** Brings the whole dashboard up to date: when it is opened, and when an admin comes back to it. */
export async function refreshDashboard(): Promise<void> {
  // What one comes for is first. What waits is looked up with the navigation.
  await Promise.all([loadToday(), refreshInquiries(), loadPublishing()]);
  await Promise.all([
    loadEarnings(),
    loadNewsMails(),
    loadActions(),
    loadRetention(),
    loadFigures(),
    loadSamples(),
  ]);
}

type Loading = ReadableAtom<{ status: LoadState }>;

const stateOf = ({ $state }: { $state: Loading }) => $state;

const answered = ($state: Loading) =>
  new Promise<void>((resolve) => {
    const stop = $state.listen(({ status }) => {
      if (status === 'loading') return;
      stop();
      resolve();
    });
    if ($state.get().status !== 'loading') resolve();
  });
