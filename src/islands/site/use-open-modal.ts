import { useEffect, useState } from 'react';

/** The dialog that lies over the page, if one does: looked for each time that `change` changes, and when one closes. */
export function useOpenModal(change: unknown): Element | null {
  const [modal, setModal] = useState<Element | null>(null);

  useEffect(() => {
    const look = () => setModal([...document.querySelectorAll('dialog:modal')].at(-1) ?? null);
    look();
    // It does not bubble.
    addEventListener('close', look, true);
    return () => removeEventListener('close', look, true);
  }, [change]);

  return modal;
}
