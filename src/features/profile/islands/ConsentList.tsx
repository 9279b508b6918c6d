import type { MailedConsent } from '#src/features/profile/schemas/own-data.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { plainDate } from '#src/shared/lib/dates/labels.ts';
import { noticePath } from '#src/shared/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';

interface ConsentActions {
  busy: boolean;
  onWithdraw: (id: string) => void;
}

interface ConsentListProps extends ConsentActions {
  consents: readonly MailedConsent[];
}

/** What somebody agreed to, each with its button. */
export const ConsentList = ({ consents, ...actions }: ConsentListProps) => (
  <ul className="grid divide-y divide-line">
    {consents.map((consent) => (
      <ConsentRow key={consent.id} consent={consent} {...actions} />
    ))}
  </ul>
);

interface ConsentRowProps extends ConsentActions {
  consent: MailedConsent;
}

function ConsentRow({ consent, busy, onWithdraw }: ConsentRowProps) {
  const { id, notice_version, given_at, withdrawn_at } = consent;
  const name = nameOf(consent);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <h3 className="font-sans text-base font-semibold">{name}</h3>
        <p className="text-small text-soft">
          Agreed on {plainDate(dayInIndia(given_at))}, under{' '}
          <a className="link" href={noticePath(notice_version)}>
            this privacy notice
          </a>
          {withdrawn_at !== null && `. Withdrawn on ${plainDate(dayInIndia(withdrawn_at))}`}
        </p>
      </div>
      {withdrawn_at === null && (
        <Button
          look="quiet"
          small
          busy={busy}
          busyLabel="Withdrawing..."
          aria-label={`Withdraw: ${name}`}
          onClick={() => onWithdraw(id)}
        >
          Withdraw
        </Button>
      )}
    </li>
  );
}

const nameOf = ({ purpose, email, phone }: MailedConsent) =>
  purpose === 'whatsapp_reminders' ? `WhatsApp messages to ${phone}` : `Newsletter to ${email}`;
