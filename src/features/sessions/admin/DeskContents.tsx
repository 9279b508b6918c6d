import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { countSessions, splitComing } from '#src/features/sessions/lib/desk-days.ts';
import { waitingPart } from '#src/features/sessions/paths.ts';
import { $desk } from '#src/features/sessions/stores/desk.ts';
import { openFoldsAround } from '#src/shared/browser/open-folds.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';

const openSchedule = () => openFoldsAround(document.querySelector('#schedule summary'));

/** What this page has, in numbers: on a phone it is long. */
export function DeskContents() {
  const { coming, waiting } = useStore($desk);
  const { today, next } = splitComing(coming, todayInIndia());
  useEffect(() => {
    // Nothing was there when the browser looked for it.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  const parts = [
    ['today', 'Today', countSessions(today)],
    ['next', 'Next seven days', countSessions(next.flatMap(({ items }) => items))],
    [waitingPart, 'Without a time', waiting.length],
  ] as const;
  return (
    <nav aria-label="On this page">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {parts.map(([id, label, count]) => (
          <li key={id}>
            <a className="inline-flex min-h-11 items-center gap-2 no-underline" href={`#${id}`}>
              <strong className="text-title figures">{count}</strong>
              <span className="link">{label}</span>
            </a>
          </li>
        ))}
        <li>
          <a className="inline-flex min-h-11 items-center" href="#schedule" onClick={openSchedule}>
            <span className="link">Open hours</span>
          </a>
        </li>
      </ul>
    </nav>
  );
}
