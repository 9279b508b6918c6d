import type { ReactNode } from 'react';
import type { Designation } from '#src/features/reviews/schemas/review.ts';
import { Carousel } from '#src/shared/ui/Carousel.tsx';

interface ReviewOverviewProps {
  /** Of all reviews, not only of those beside it. */
  summary: ReactNode;
  /** What the reviews are. */
  label: string;
  /** Whose reviews; everyone's when undefined. */
  designation: Designation | undefined;
  /** The reviews. */
  children: ReactNode;
}

/** The summary beside some reviews: a carousel on the home page (docs/product.md 2.2, Reviews), else a row. */
export function ReviewOverview({ summary, label, designation, children }: ReviewOverviewProps) {
  return (
    <div className="grid items-start gap-[clamp(2rem,4vw,4rem)] lg:grid-cols-[minmax(15rem,1fr)_3fr]">
      <div className="grid gap-3">
        {designation && <h3>All reviews together</h3>}
        {summary}
      </div>
      {designation ? (
        children
      ) : (
        <div className="min-w-0">
          <Carousel label={label}>{children}</Carousel>
        </div>
      )}
    </div>
  );
}
