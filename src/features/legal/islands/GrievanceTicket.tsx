import { useEffect, useRef } from 'react';
import type { GrievanceReceipt } from '#src/features/legal/schemas/grievance.ts';
import { fullMoment } from '#src/shared/lib/dates/moments.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { fullDate } from '#src/shared/lib/dates/labels.ts';

interface GrievanceTicketProps {
  receipt: GrievanceReceipt;
  email: string;
}

/** What someone sees who has sent a grievance: its ticket, and until when they hear from us. */
export function GrievanceTicket({ receipt, email }: GrievanceTicketProps) {
  const { ticket, acknowledge_by, settle_by } = receipt;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form has gone, and with it the button that had the focus.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="note note-leaf grid gap-4 p-6">
      <h3 ref={heading} tabIndex={-1} className="text-title">
        Your grievance is with us
      </h3>
      <p>
        Your ticket is <strong className="text-title whitespace-nowrap figures">{ticket}</strong>
      </p>
      <ul className="check-list grid gap-2">
        <li>
          <span>
            We acknowledge it by{' '}
            <time dateTime={acknowledge_by} className="font-[600]">
              {fullMoment(acknowledge_by)}
            </time>
            .
          </span>
        </li>
        <li>
          <span>
            We settle it by{' '}
            <time dateTime={settle_by} className="font-[600]">
              {fullDate(dayInIndia(settle_by))}
            </time>
            .
          </span>
        </li>
      </ul>
      <p className="wrap-anywhere">
        We mail the ticket to {email}, and the answer too. Please name it if you write to us again.
      </p>
    </div>
  );
}
