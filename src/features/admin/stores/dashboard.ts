import { atom, type ReadableAtom, readonlyType } from 'nanostores';
import type { LoadState } from '#src/shared/stores/loader.ts';
import { until } from '#src/shared/stores/until.ts';
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
  const lists = Object.values(inquiryLists).map(({ $state }) => $state);
  const parts: ReadableAtom<{ status: LoadState }>[] = [$today, $waiting, $publishing, ...lists];
  void refreshDashboard();
  const answers = parts.map(($part) => until($part, ({ status }) => status !== 'loading'));
  const late = new Promise((resolve) => setTimeout(resolve, patienceInMilliseconds));
  await Promise.race([Promise.all(answers), late]);
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
