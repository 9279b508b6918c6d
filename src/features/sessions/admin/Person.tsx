import type { ReactNode } from 'react';
import { GuardianNote } from '#src/features/legal/islands/GuardianNote.tsx';
import type { DeskSession } from '#src/features/sessions/schemas/desk.ts';
import { offerOf } from '#src/shared/content/offers.ts';

interface PersonProps {
  payment: DeskSession['payments'];
  /** How it is with their session. */
  badge: ReactNode;
}

/** Who bought what, and how to reach them. */
export function Person({ payment, badge }: PersonProps) {
  const { customer_name, customer_email, customer_phone, mentorshiptype } = payment;
  const link = 'link inline-flex min-h-11 items-center wrap-anywhere';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] text-small">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <strong className="min-w-0 text-base font-semibold wrap-anywhere">{customer_name}</strong>
        {badge}
      </p>
      <p className="text-soft">{offerOf(mentorshiptype).name}</p>
      <p className="flex flex-wrap gap-x-5">
        <a className={link} href={`mailto:${encodeURIComponent(customer_email)}`}>
          {customer_email}
        </a>
        {customer_phone !== null && (
          <a className={link} href={`tel:${customer_phone.replace(/[^+\d]/g, '')}`}>
            {customer_phone}
          </a>
        )}
      </p>
      <GuardianNote {...payment} />
    </div>
  );
}
