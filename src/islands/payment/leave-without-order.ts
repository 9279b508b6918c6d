import { paths } from '#src/config/navigation.ts';
import { toastsKey, writeStored } from '#src/lib/browser-storage.ts';
import { invalidNavigation } from '#src/messages/invalid-navigation.ts';

/** Back to the options, where the toaster shows why (SPEC section 8). Without a store: visitors carry this script. */
export function leaveWithoutOrder(): void {
  writeStored('session', toastsKey, [invalidNavigation]);
  location.replace(paths.individual);
}
