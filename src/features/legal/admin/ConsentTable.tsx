import { consentPlaces, consentPurposes } from '#src/features/legal/lib/consent-labels.ts';
import type { StoredConsent } from '#src/features/legal/schemas/consent.ts';
import { indiaMoment } from '#src/shared/lib/dates/india.ts';
import { noticePath } from '#src/shared/paths.ts';
import { Badge } from '#src/shared/ui/Badge.tsx';
import { DataTable } from '#src/shared/ui/DataTable.tsx';

const columns = ['Who', 'Agreed to', 'Agreed (IST)', 'Privacy notice', 'State'];

export const ConsentTable = ({
  consents,
  busy,
}: {
  consents: readonly StoredConsent[];
  busy: boolean;
}) => (
  <DataTable caption="Consents" columns={columns} look="cards" busy={busy}>
    {consents.map((consent) => (
      <ConsentRow key={consent.id} consent={consent} />
    ))}
  </DataTable>
);

function ConsentRow({ consent }: { consent: StoredConsent }) {
  const { purpose, email, phone, place, notice_version, given_at, withdrawn_at } = consent;
  return (
    <tr>
      <th scope="row" className="wrap-anywhere">
        <bdi>{email}</bdi>
        {phone && <span className="block text-small text-soft figures">{phone}</span>}
      </th>
      <td data-label="Agreed to">
        {consentPurposes[purpose]}
        <span className="block text-small text-soft">{consentPlaces[place]}</span>
      </td>
      <td data-label="Agreed (IST)" className="figures">
        {indiaMoment(given_at)}
      </td>
      <td data-label="Privacy notice">
        <a
          className="link inline-flex min-h-11 items-center figures"
          href={noticePath(notice_version)}
        >
          {notice_version}
        </a>
      </td>
      <td data-label="State">
        {withdrawn_at === null ? (
          <Badge>Agreed</Badge>
        ) : (
          <>
            <Badge tone="quiet">Withdrawn</Badge>{' '}
            <span className="text-small text-soft figures">{indiaMoment(withdrawn_at)}</span>
          </>
        )}
      </td>
    </tr>
  );
}
