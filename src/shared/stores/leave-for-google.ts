import { goToPage } from '#src/shared/browser/go-to-page.ts';
import { isInsideApp } from '#src/shared/browser/inside-app.ts';
import { googleAddress } from '#src/shared/data/sign-in.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { accountProblems } from '#src/shared/messages/account.ts';
import { saveReturnTo } from './return-to.ts';

/**
 * Goes to Google to sign in, which comes back to `next`.
 *
 * Throws with what to do as its message where the site has no Google, and inside another app: Google answers "403:
 * disallowed_useragent" there (developers.google.com/identity/protocols/oauth2/policies, "Use secure browsers").
 */
export async function leaveForGoogle(next: string | undefined): Promise<void> {
  if (isInsideApp()) throw new DataError('unavailable', accountProblems.insideApp);
  const address = await googleAddress().catch((failure: DataError) => {
    if (failure.reason !== 'notFound') throw failure;
    throw new DataError('notFound', accountProblems.googleMissing);
  });
  saveReturnTo('google', next);
  await goToPage(address);
}
