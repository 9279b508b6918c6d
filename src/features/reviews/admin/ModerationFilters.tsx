import { useStore } from '@nanostores/react';
import { type ReviewState, reviewStates } from '#src/features/reviews/schemas/moderation.ts';
import {
  $moderation,
  moderateReviews,
  searchReviews,
} from '#src/features/reviews/stores/moderation.ts';
import { SelectField, TextField } from '#src/shared/ui/Field.tsx';

const labels: Record<ReviewState, string> = {
  all: 'All reviews',
  unanswered: 'Without an answer',
  shown: 'Shown',
  hidden: 'Hidden',
};
const states = reviewStates.map((value) => ({ value, label: labels[value] }));

export function ModerationFilters() {
  const { query } = useStore($moderation);
  return (
    <div
      role="search"
      aria-label="Reviews"
      className="grid max-w-[44rem] gap-4 sm:grid-cols-[2fr_1fr]"
    >
      <TextField
        label="Search"
        type="search"
        enterKeyHint="search"
        maxLength={200}
        value={query.words}
        onChange={(event) => searchReviews(event.target.value)}
      />
      <SelectField
        label="Show"
        options={states}
        value={query.state}
        onChange={(event) => void moderateReviews({ state: event.target.value as ReviewState })}
      />
    </div>
  );
}
