import { manageEvents, type StatusFilter as Filter } from '#src/features/events/stores/manager.ts';

interface StatusFilterProps {
  chosen: Filter;
  counts: Record<Filter, number> | undefined;
}

const choices: { value: Filter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
];

export function StatusFilter({ chosen, counts }: StatusFilterProps) {
  return (
    <div role="group" aria-label="Status" className="flex flex-wrap gap-2">
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          className="btn btn-quiet btn-small aria-pressed:border-leaf aria-pressed:bg-leaf-tint aria-pressed:text-leaf"
          onClick={() => void manageEvents({ status: value })}
        >
          {label}
          {counts && <span className="figures">{counts[value]}</span>}
        </button>
      ))}
    </div>
  );
}
