import { useEffect, useState } from 'react';

const halfMinute = 30_000;

/** Milliseconds since 1970, twice a minute: a session begins and ends while the page is open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), halfMinute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
