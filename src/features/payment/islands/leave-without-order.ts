import { leftByThisPage } from '#src/shared/browser/left-by-this-page.ts';
import { writeStored } from '#src/shared/browser/storage.ts';
import { toastsStorageKey } from '#src/shared/browser/storage-keys.ts';
import { invalidNavigation } from '#src/shared/messages/invalid-navigation.ts';

/**
 * Back to the options, where the toaster shows why (docs/product.md 8). Without a store or the list of all paths:
 * visitors carry this script.
 */
export function leaveWithoutOrder(options: string): void {
  writeStored('session', toastsStorageKey, [leftByThisPage(invalidNavigation)]);
  location.replace(options);
}
