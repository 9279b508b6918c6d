import { useEffect, useState } from 'react';

interface OpenedState {
  opened?: string;
}

const openedHere = () => (history.state as OpenedState | null)?.opened;

/** Not a reload, and not Back from another page: a link to the same address keeps what the history knew of it. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

/**
 * What is shown in the place of its list, by its id. It has an entry of its own in the history: Back, a phone's too, leads to
 * the list and not out of the page.
 */
export function useOpened() {
  const [opened, setOpened] = useState(() => (isNewVisit() ? undefined : openedHere()));
  useEffect(() => {
    if (isNewVisit()) history.replaceState(null, '');
    const read = () => setOpened(openedHere());
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  const open = (id: string) => {
    history.pushState({ opened: id } satisfies OpenedState, '');
    setOpened(id);
  };
  const close = () => history.back();
  return { opened, open, close };
}
