import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import type { DashboardFigures } from '#src/features/admin/schemas/dashboard.ts';
import { $dashboardFigures, loadFigures } from '#src/features/admin/stores/figures.ts';
import { plainDate } from '#src/shared/lib/dates/labels.ts';
import { formatRupees } from '#src/shared/lib/format.ts';
import { rupeesOf } from '#src/shared/lib/paise.ts';
import { shorten } from '#src/shared/lib/shorten.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { Figure } from './Figure.tsx';

/** The figures of the last weeks, as charts and as tables. */
export function Figures() {
  const { status, figures } = useStore($dashboardFigures);
  return (
    <>
      {status === 'loading' && !figures && (
        <p role="status" className="text-soft">
          Loading the figures...
        </p>
      )}
      {status === 'failed' && (
        <LoadFailed
          role="status"
          message={dashboardMessages.figuresFailed}
          onTryAgain={() => void loadFigures()}
        />
      )}
      {figures && <Pictures figures={figures} />}
    </>
  );
}

const nameLength = 23;
/** `30 Nov` */
const shortDay = (day: string) => plainDate(day).replace(/ \d+$/, '');

// The same numbers are not drawn again.
const Pictures = memo(function Pictures({ figures }: { figures: DashboardFigures }) {
  const { weeks, events, stars } = figures;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Figure
        title="Inquiries by week"
        rowName="Week from"
        arrangement="stacked"
        labels={weeks.map(({ week }) => shortDay(week))}
        series={[
          { name: 'Individual', values: weeks.map(({ individual }) => individual) },
          { name: 'College', values: weeks.map(({ college }) => college) },
        ]}
      />
      <Figure
        title="Revenue by week"
        rowName="Week from"
        arrangement="stacked"
        labels={weeks.map(({ week }) => shortDay(week))}
        series={[{ name: 'Paid', values: weeks.map((week) => rupeesOf(week.earned_in_paise)) }]}
        format={formatRupees}
      />
      <Figure
        title="Registrations per event"
        rowName="Event"
        arrangement="lying"
        labels={events.map(({ title }) => shorten(title, nameLength))}
        rowNames={events.map(({ title, event_date: day }) => `${title}, ${plainDate(day)}`)}
        series={[{ name: 'Registrations', values: events.map((event) => event.registrations) }]}
      />
      <Figure
        title="Reviews by star"
        rowName="Stars"
        arrangement="lying"
        labels={stars.map(({ rating }) => `${rating} ★`)}
        rowNames={stars.map(({ rating }) => `${rating} of 5`)}
        series={[{ name: 'Reviews', values: stars.map(({ reviews }) => reviews) }]}
      />
    </div>
  );
});
