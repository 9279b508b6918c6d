import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { EventFilter } from '#src/features/events/lib/search.ts';
import { $eventChoice } from '#src/features/events/stores/choice.ts';
import { $eventCategories, filterBy } from '#src/features/events/stores/events.ts';
import { SelectField, TextField } from '#src/shared/ui/Field.tsx';

const audienceOptions = [
  { value: 'students', label: 'Students' },
  { value: 'tpo', label: 'TPOs' },
];

type Control = HTMLInputElement | HTMLSelectElement;

const noneYet: string[] = [];

/** `categories` are those of the prebuilt events; others are added once they are known. */
export function EventFilters({ categories }: { categories: string[] }) {
  const { category, audience, words } = useStore($eventChoice, { ssr: 'initial' });
  const known = useStore($eventCategories, { ssr: () => noneYet });
  const fields = useRef<HTMLDivElement>(null);

  // What was typed or chosen before this was hydrated counts as well.
  useEffect(() => {
    const typed = [...(fields.current?.querySelectorAll('input, select') ?? [])] as Control[];
    const change = Object.fromEntries(
      typed.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]),
    );
    if (Object.keys(change).length > 0) void filterBy(change as Partial<EventFilter>);
  }, []);

  const names = [...new Set([...known, ...categories, ...(category ? [category] : [])])].sort();
  return (
    <div
      ref={fields}
      role="search"
      aria-label="Events"
      className="mb-8 grid grid-cols-[5fr_4fr] gap-4 md:grid-cols-[2fr_1fr_1fr] noscript:hidden max-md:[&>:first-child]:col-span-2"
    >
      <TextField
        label="Search"
        name="words"
        type="search"
        enterKeyHint="search"
        placeholder="Resume, mock interview, Jaipur…"
        value={words}
        onChange={(event) => void filterBy({ words: event.target.value })}
      />
      <SelectField
        label="Category"
        name="category"
        placeholder="All Categories"
        options={names.map((name) => ({ value: name, label: name }))}
        value={category}
        onChange={(event) => void filterBy({ category: event.target.value })}
      />
      <SelectField
        label="For"
        name="audience"
        placeholder="Everyone"
        options={audienceOptions}
        value={audience}
        onChange={(event) =>
          void filterBy({ audience: event.target.value as EventFilter['audience'] })
        }
      />
    </div>
  );
}
