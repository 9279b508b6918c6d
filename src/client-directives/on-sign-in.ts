import type { ClientDirective } from 'astro';
import { authStorageKey } from '#src/shared/browser/storage-keys.ts';
import onIntent from './on-intent.ts';

/** Hydrates a screen that mails lead to, such as that of the sign-in, when someone reaches for it, or at once if they are signed in or come from a mail. */
const onSignIn: ClientDirective = (load, options, island) => {
  void onIntent(load, options, island);
  if (isExpected()) island.dispatchEvent(new Event('focusin'));
};

function isExpected(): boolean {
  const asks = /[?&#](mode|code|data|stop|error|error_code|type|access_token)=/;
  if (asks.test(location.search + location.hash)) return true;
  try {
    return localStorage.getItem(authStorageKey) !== null;
  } catch {
    // It says why nobody can sign in here.
    return true;
  }
}

export default onSignIn;
