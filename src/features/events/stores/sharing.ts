import { eventNotices } from '#src/features/events/messages.ts';
import { notify } from '#src/shared/stores/toasts.ts';

/** Browsers can forbid it; the address bar has the link all the same. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify(eventNotices.linkCopied);
  } catch {
    notify(eventNotices.linkNotCopied);
  }
}
