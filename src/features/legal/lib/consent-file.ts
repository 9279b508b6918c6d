import {
  type ConsentPlace,
  type ConsentPurpose,
  consentPlaces,
  consentPurposes,
} from './consent-labels.ts';
import { csvFile } from '#src/shared/lib/csv.ts';
import { indiaMoment } from '#src/shared/lib/dates/india.ts';

export interface FiledConsent {
  purpose: ConsentPurpose;
  email: string;
  phone: string | null;
  place: ConsentPlace;
  notice_version: string;
  given_at: string;
  withdrawn_at: string | null;
}

const columns: [header: string, cell: (consent: FiledConsent) => string | null][] = [
  ['Agreed to', ({ purpose }) => consentPurposes[purpose]],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Form', ({ place }) => consentPlaces[place]],
  ['Privacy notice', ({ notice_version }) => notice_version],
  ['Agreed (IST)', ({ given_at }) => indiaMoment(given_at)],
  ['Withdrawn (IST)', ({ withdrawn_at }) => withdrawn_at && indiaMoment(withdrawn_at)],
];

/** Consents as a file for a spreadsheet. */
export const consentFile = (consents: FiledConsent[]): string =>
  csvFile(
    columns.map(([header]) => header),
    consents.map((consent) => columns.map(([, cell]) => cell(consent) ?? '')),
  );
