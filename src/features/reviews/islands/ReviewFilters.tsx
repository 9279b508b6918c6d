import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { starLabel } from '#src/features/reviews/lib/labels.ts';
import {
  type Designation,
  designations,
  type ReviewOrder,
} from '#src/features/reviews/schemas/review.ts';
import { queryReviews, $reviewQuery } from '#src/features/reviews/stores/reviews.ts';
import { SelectField } from '#src/shared/ui/Field.tsx';

const ratingOptions = [5, 4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  label: starLabel(stars),
}));

const designationOptions = designations.map((value) => ({ value, label: value }));

const orderOptions: { value: ReviewOrder; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'best', label: 'Most stars first' },
  { value: 'worst', label: 'Fewest stars first' },
];

// What a select holds, as a question to the list.
const asks = {
  rating: (value: string) => ({ rating: value === '' ? undefined : Number(value) }),
  designation: (value: string) => ({
    designation: value === '' ? undefined : (value as Designation),
  }),
  order: (value: string) => ({ order: value as ReviewOrder }),
};

export function ReviewFilters() {
  const { rating, designation, order } = useStore($reviewQuery, { ssr: 'initial' });
  const filters = useRef<HTMLDivElement>(null);

  // What was chosen before this was hydrated counts as well.
  useEffect(() => {
    const value = (name: string) =>
      filters.current?.querySelector<HTMLSelectElement>(`select[name=${name}]`)?.value ?? '';
    if (!value('rating') && !value('designation') && value('order') === 'newest') return;
    void queryReviews({
      ...asks.rating(value('rating')),
      ...asks.designation(value('designation')),
      ...asks.order(value('order')),
    });
  }, []);

  return (
    <div
      ref={filters}
      role="search"
      aria-label="Reviews"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 md:grid-cols-[repeat(3,auto)] noscript:hidden [&>:first-child]:max-md:col-span-2"
    >
      <SelectField
        label="Written by"
        name="designation"
        placeholder="Everyone"
        options={designationOptions}
        value={designation ?? ''}
        onChange={(event) => void queryReviews(asks.designation(event.target.value))}
      />
      <SelectField
        label="Stars"
        name="rating"
        placeholder="All"
        options={ratingOptions}
        value={rating === undefined ? '' : String(rating)}
        onChange={(event) => void queryReviews(asks.rating(event.target.value))}
      />
      <SelectField
        label="Order"
        name="order"
        options={orderOptions}
        value={order}
        onChange={(event) => void queryReviews(asks.order(event.target.value))}
      />
    </div>
  );
}
