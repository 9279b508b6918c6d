import { useStore } from '@nanostores/react';
import { consentPurposes } from '#src/features/legal/lib/consent-labels.ts';
import {
  $consents,
  $isExportingConsents,
  chooseConsents,
  exportConsents,
} from '#src/features/legal/stores/managed-consents.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { SelectField } from '#src/shared/ui/Field.tsx';

const purposes = Object.entries(consentPurposes).map(([value, label]) => ({ value, label }));
const states = [
  { value: 'given', label: 'Agreed' },
  { value: 'withdrawn', label: 'Withdrawn' },
];

export function ConsentFilters() {
  const { purpose, state } = useStore($consents).filter;
  const exporting = useStore($isExportingConsents);
  return (
    <div role="search" aria-label="Consents" className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-4">
        <SelectField
          label="Agreed to"
          placeholder="All"
          options={purposes}
          value={purpose}
          onChange={({ target }) =>
            void chooseConsents({ purpose: target.value as typeof purpose })
          }
        />
        <SelectField
          label="State"
          placeholder="All"
          options={states}
          value={state}
          onChange={({ target }) => void chooseConsents({ state: target.value as typeof state })}
        />
      </div>
      <p>
        <Button
          look="quiet"
          small
          busy={exporting}
          busyLabel="Reading..."
          onClick={() => void exportConsents()}
        >
          Export CSV
        </Button>
      </p>
    </div>
  );
}
