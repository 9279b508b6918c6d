import { useStore } from '@nanostores/react';
import { type ChangeEvent, useState } from 'react';
import { type InquiryChoice, isNarrowed } from '#src/features/admin/lib/inquiry-choice.ts';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import {
  inquiryGoals,
  inquiryKinds,
  inquiryModes,
  inquiryStatuses,
} from '#src/features/admin/schemas/inquiry.ts';
import {
  chooseInquiries,
  forgetChoice,
  $inquiryChoice,
  searchInquiries,
} from '#src/features/admin/stores/inquiries.ts';
import { exportInquiries, $isExporting } from '#src/features/admin/stores/inquiry-export.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { SelectField, TextField } from '#src/shared/ui/Field.tsx';

const capital = (value: string) => value.charAt(0).toUpperCase() + value.slice(1);
const named = (values: readonly string[]) =>
  values.map((value) => ({ value, label: capital(value) }));

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'By name' },
  { value: 'next', label: 'By next date' },
];
const statuses = [
  { value: 'waiting', label: dashboardMessages.waitingState },
  ...named(inquiryStatuses),
];

/** Filters and sorts both tables, and exports the result as a file. */
export function InquiryFilters() {
  const choice = useStore($inquiryChoice);
  const exporting = useStore($isExporting);
  const [round, setRound] = useState(0);
  const set = (name: keyof InquiryChoice) => ({
    value: choice[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      void chooseInquiries({ [name]: target.value }),
  });
  const clear = () => {
    // The search field holds its own text.
    setRound(round + 1);
    void forgetChoice();
  };

  return (
    <div role="search" aria-label="Inquiries" className="grid gap-4">
      <div className="grid gap-4 min-[23rem]:grid-cols-2 md:grid-cols-4">
        <div className="col-span-full">
          <SearchField key={round} />
        </div>
        <SelectField
          label="Kind"
          placeholder="All"
          options={named(inquiryKinds)}
          {...set('kind')}
        />
        <SelectField label="Status" placeholder="All" options={statuses} {...set('status')} />
        <SelectField label="Sort" options={orders} {...set('order')} />
        {choice.kind !== 'college' && choice.kind !== 'contact' && (
          <SelectField
            label="Goal"
            placeholder="All"
            options={named(inquiryGoals)}
            {...set('goal')}
          />
        )}
        {choice.kind !== 'individual' && choice.kind !== 'contact' && (
          <SelectField
            label="Mode"
            placeholder="All"
            options={named(inquiryModes)}
            {...set('mode')}
          />
        )}
        <TextField label="From" type="date" max={choice.to || undefined} {...set('from')} />
        <TextField label="To" type="date" min={choice.from || undefined} {...set('to')} />
      </div>
      <p className="flex flex-wrap gap-3">
        <Button
          look="quiet"
          small
          busy={exporting}
          busyLabel="Reading..."
          onClick={() => void exportInquiries()}
        >
          Export CSV
        </Button>
        {isNarrowed(choice) && (
          <Button look="quiet" small onClick={clear}>
            Clear filters
          </Button>
        )}
      </p>
    </div>
  );
}

/** The browser holds the typed text, so that a key does not render the field again. */
const SearchField = () => (
  <TextField
    label="Search"
    type="search"
    enterKeyHint="search"
    maxLength={200}
    placeholder="Name, email, phone, college, note…"
    onChange={({ target }) => searchInquiries(target.value)}
  />
);
