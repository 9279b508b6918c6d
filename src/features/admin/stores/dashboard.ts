import { loadActions } from './actions.ts';
import { loadFigures } from './figures.ts';
import { refreshInquiries } from './inquiries.ts';
import { loadPublishing } from './publishing.ts';
import { loadSamples } from './samples.ts';

/** Brings the whole dashboard up to date: when it is opened, and when an admin comes back to it. */
export async function refreshDashboard(): Promise<void> {
  // The inquiries first: they are what one comes for.
  await refreshInquiries();
  await Promise.all([loadPublishing(), loadActions(), loadFigures(), loadSamples()]);
}
