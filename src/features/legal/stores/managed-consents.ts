import {
  type ConsentFilter,
  listAllConsents,
  listConsents,
} from '#src/features/legal/data/managed-consents.ts';
import { consentFile } from '#src/features/legal/lib/consent-file.ts';
import { consentNotices } from '#src/features/legal/messages.ts';
import type { StoredConsent } from '#src/features/legal/schemas/consent.ts';
import { saveFile } from '#src/shared/browser/save-file.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';

interface ManagedConsents {
  filter: ConsentFilter;
  /** The newest of them. */
  consents: StoredConsent[];
  total: number;
}

const { $state, load, refresh, change } = createLoader<ManagedConsents>({
  filter: { purpose: '', state: '' },
  consents: [],
  total: 0,
  status: 'loading',
});

/** What people agreed to, as an admin sees it. */
export const $consents = $state;

export function chooseConsents(part: Partial<ConsentFilter>): Promise<void> {
  const filter = { ...$state.get().filter, ...part };
  change({ filter });
  return load(() => listConsents(filter));
}

/** Asks again; what is shown stays until the answer is here. */
export const refreshConsents = (): Promise<void> =>
  refresh(() => listConsents($state.get().filter));

const exporting = createSubmit({
  send: async (_, say) => {
    const all = await listAllConsents($state.get().filter);
    saveFile(`consents-${todayInIndia()}.csv`, 'text/csv;charset=utf-8', consentFile(all));
    say(consentNotices.exported(all.length));
  },
  failed: () => consentNotices.exportFailed,
});

export const $isExportingConsents = exporting.$busy;

/** Saves all that is chosen, also what the list is too short for. */
export const exportConsents = (): Promise<void> => exporting.submit(undefined);
