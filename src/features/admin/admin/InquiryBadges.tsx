import { isWaiting, plainName } from '#src/features/admin/lib/inquiry-labels.ts';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import type { Inquiry } from '#src/features/admin/schemas/inquiry.ts';
import { plainDate } from '#src/shared/lib/dates/labels.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Badge } from '#src/shared/ui/Badge.tsx';

/** How far an inquiry is, and when it is due next. */
export function InquiryBadges({ inquiry }: { inquiry: Inquiry }) {
  const { status, next_date: nextDate, payment_status: payment, under_18: isUnder18 } = inquiry;
  return (
    <>
      {isUnder18 && <Badge tone="sun">Under 18</Badge>}
      {payment && (
        <Badge tone={payment === 'paid' ? undefined : 'quiet'}>{plainName(payment)}</Badge>
      )}
      {isWaiting(inquiry, limits.inquiryWaitsHours) ? (
        <Badge tone="sun">{dashboardMessages.waiting}</Badge>
      ) : (
        <Badge tone={status === 'lost' ? 'quiet' : undefined}>{plainName(status)}</Badge>
      )}
      {nextDate && <Badge tone="quiet">Next: {plainDate(nextDate)}</Badge>}
    </>
  );
}
