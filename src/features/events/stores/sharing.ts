import { eventNotices } from '#src/features/events/messages.ts';
import { notify } from '#src/shared/stores/toasts.ts';

/**
 * Browsers can forbid it; the address bar has the link all the same. Safari lets only a person's own press copy, not one
 * that came before this code and is repeated by it (src/client-directives/on-intent.ts).
 */
export async function copyLink(address: string, isOwnPress: boolean): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify(eventNotices.linkCopied);
  } catch {
    notify(isOwnPress ? eventNotices.linkNotCopied : eventNotices.linkNotCopiedYet);
  }
}
