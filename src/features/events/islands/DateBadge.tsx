import { dayOfMonth, shortMonth } from '#src/shared/lib/dates/labels.ts';

/** Month and day as a leaf of a wall calendar; the words beside it say the date for screen readers. */
export function DateBadge({ date, past }: { date: string; past: boolean }) {
  return (
    <p
      aria-hidden="true"
      className="w-16 self-start overflow-hidden rounded-field border border-line bg-paper text-center"
    >
      <span
        className={`block text-small leading-6 font-[700] text-paper ${past ? 'bg-soft' : 'bg-leaf'}`}
      >
        {shortMonth(date)}
      </span>
      <span className="block font-display text-large leading-[1.5] font-[560] figures">
        {dayOfMonth(date)}
      </span>
    </p>
  );
}
