import { useEffect, useState } from 'react';
import { openModal } from '#src/shared/browser/open-modal.ts';

/**
 * The dialog that is open over the page, if there is one: looked for each time that `change` changes, and when one closes
 * or is taken out of the page.
 */
export function useOpenModal(change: unknown): Element | undefined {
  const [modal, setModal] = useState<Element>();

  useEffect(() => {
    const look = () => setModal(openModal());
    look();
    // It does not bubble.
    addEventListener('close', look, true);
    return () => removeEventListener('close', look, true);
  }, [change]);

  // A dialog that goes with the row that it was about says no `close`.
  useEffect(() => {
    if (!modal) return undefined;
    const removals = new MutationObserver(() => {
      if (!modal.isConnected) setModal(openModal());
    });
    removals.observe(document.body, { childList: true, subtree: true });
    return () => removals.disconnect();
  }, [modal]);

  return modal;
}
