import { loadActions } from './actions.ts';
import { loadEarnings } from './earnings.ts';
import { loadFigures } from './figures.ts';
import { refreshInquiries } from './inquiries.ts';
import { loadNewsMails } from './news-mails.ts';
import { loadPublishing } from './publishing.ts';
import { loadRetention } from './retention.ts';
import { loadSamples } from './samples.ts';
import { loadToday } from './today.ts';

/** Brings the whole dashboard up to date: when it is opened, and when an admin comes back to it. */
export async function refreshDashboard(): Promise<void> {
  // What one comes for is first. What waits is looked up with the navigation.
  await Promise.all([loadToday(), refreshInquiries()]);
  await Promise.all([
    loadEarnings(),
    loadPublishing(),
    loadNewsMails(),
    loadActions(),
    loadRetention(),
    loadFigures(),
    loadSamples(),
  ]);
}
