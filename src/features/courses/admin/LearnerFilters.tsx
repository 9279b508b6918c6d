import { useStore } from '@nanostores/react';
import type { CourseLearnerList } from '#src/features/courses/stores/learners.ts';
import { SelectField, TextField } from '#src/shared/ui/Field.tsx';

const choices = [
  { value: 'all', label: 'All learners' },
  { value: 'unopened', label: 'Never opened it' },
];

export function LearnerFilters({ list }: { list: CourseLearnerList }) {
  const { query } = useStore(list.$list);
  return (
    <div role="search" aria-label="Learners" className="grid gap-4 sm:grid-cols-2">
      {/* The browser holds the typed text, so that a key does not render the field again. */}
      <TextField
        label="Search learners"
        type="search"
        enterKeyHint="search"
        maxLength={200}
        placeholder="Name or email"
        defaultValue={query.words}
        onChange={({ target }) => list.search(target.value)}
      />
      <SelectField
        label="Show"
        options={choices}
        value={query.onlyUnopened ? 'unopened' : 'all'}
        onChange={({ target }) => void list.filter({ onlyUnopened: target.value === 'unopened' })}
      />
    </div>
  );
}
