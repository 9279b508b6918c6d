import { type KeyboardEvent, useRef } from 'react';
import { choosePeriod } from '#src/features/events/stores/events.ts';

export const periods = ['upcoming', 'past'] as const;
export type Period = (typeof periods)[number];

export const periodLabels: Record<Period, string> = {
  upcoming: 'Upcoming Events',
  past: 'Past Events',
};

/** The arrow keys change the tab (WAI-ARIA Authoring Practices, Tabs). */
export function EventTabs({ chosen }: { chosen: Period }) {
  const list = useRef<HTMLDivElement>(null);

  const chooseByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = chosen === 'upcoming' ? 'past' : 'upcoming';
    list.current?.querySelector<HTMLElement>(`#tab-${other}`)?.focus();
    void choosePeriod(other);
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Events"
      className="inline-flex flex-wrap gap-1 rounded-pill border border-line bg-sunken p-1 max-[20rem]:rounded-card"
    >
      {periods.map((period) => (
        <button
          key={period}
          type="button"
          role="tab"
          id={`tab-${period}`}
          aria-selected={period === chosen}
          aria-controls={`panel-${period}`}
          tabIndex={period === chosen ? 0 : -1}
          className={`min-h-11 cursor-pointer rounded-pill px-2 font-[600] min-[24rem]:px-4 sm:px-6 ${
            period === chosen ? 'bg-card text-ink elevated' : 'text-soft hover:text-ink'
          }`}
          onClick={() => void choosePeriod(period)}
          onKeyDown={chooseByArrow}
        >
          {periodLabels[period]}
        </button>
      ))}
    </div>
  );
}
