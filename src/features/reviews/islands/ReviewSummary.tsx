import { reviewCount, starLabel } from '#src/features/reviews/lib/labels.ts';
import type { ReviewSummary as Summary } from '#src/features/reviews/schemas/review.ts';
import { Stars } from '#src/shared/ui/Stars.tsx';

const levels = [5, 4, 3, 2, 1] as const;

/** The average out of five, and how many reviews gave each number of stars (docs/product.md 2.2, Reviews). */
export function ReviewSummary({ summary }: { summary: Summary }) {
  return (
    <div className="flex flex-wrap items-center gap-4 lg:block">
      <div>
        <p className="text-small text-soft">
          <span className="font-display text-hero leading-none font-[560] text-ink figures">
            {summary.average.toFixed(1)}
          </span>{' '}
          out of 5
        </p>
        <p className="mt-3 mb-1">
          <Stars value={summary.average} size={26} />
        </p>
        <p className="text-small text-soft">Based on {reviewCount(summary.count)}</p>
      </div>
      <ul className="grid grow basis-28 gap-2 text-small figures lg:mt-5">
        {levels.map((level) => (
          <StarBar key={level} level={level} count={summary[`stars_${level}`]} of={summary.count} />
        ))}
      </ul>
    </div>
  );
}

function StarBar({ level, count, of }: { level: number; count: number; of: number }) {
  return (
    <li className="grid grid-cols-[3.2rem_1fr_auto] items-center gap-3">
      <span>{starLabel(level)}</span>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-2 w-full rounded-pill"
      >
        <rect width="100" height="4" className="fill-line" />
        <rect
          width={of ? Math.round((count / of) * 100) : 0}
          height="4"
          className="fill-saffron-fill"
        />
      </svg>
      <span className="min-w-10 text-right">
        {count.toLocaleString('en-IN')}
        <span className="sr-only">{count === 1 ? ' review' : ' reviews'}</span>
      </span>
    </li>
  );
}
