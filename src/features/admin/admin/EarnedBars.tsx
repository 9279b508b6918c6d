import type { EarnedMonth } from '#src/features/admin/lib/earnings.ts';
import { monthAndYear } from '#src/shared/lib/dates/labels.ts';
import { formatRupees } from '#src/shared/lib/format.ts';

const height = 40;
const step = 10;
const gap = 3;

/** A bar for each month, this one in another colour; who does not see them hears each amount. */
export function EarnedBars({ months }: { months: EarnedMonth[] }) {
  const most = Math.max(1, ...months.map(({ rupees }) => rupees));
  const told = months.map(({ month, rupees }) => `${monthAndYear(month)} ${formatRupees(rupees)}`);
  return (
    <svg
      role="img"
      aria-label={`Earned by month: ${told.join(', ')}`}
      viewBox={`0 0 ${months.length * step - gap} ${height}`}
      preserveAspectRatio="none"
      className="h-16 w-full"
    >
      {months.map(({ month, rupees }, index) => {
        // A month without money is a line.
        const tall = Math.max(1, (rupees / most) * height);
        return (
          <rect
            key={month}
            x={index * step}
            y={height - tall}
            width={step - gap}
            height={tall}
            className={index === months.length - 1 ? 'fill-saffron-fill' : 'fill-leaf'}
          />
        );
      })}
    </svg>
  );
}
