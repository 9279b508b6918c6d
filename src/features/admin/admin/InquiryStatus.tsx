import { isWaiting, plainName } from '#src/features/admin/lib/inquiry-labels.ts';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import type { Inquiry } from '#src/features/admin/schemas/inquiry.ts';
import { plainDate } from '#src/shared/lib/event-labels.ts';
import { limits } from '#src/shared/lib/limits.ts';

export function StatusBadge({ inquiry }: { inquiry: Inquiry }) {
  const { status, next_date: nextDate } = inquiry;
  return (
    <>
      {isWaiting(inquiry, limits.inquiryWaitsHours) ? (
        <span className="badge badge-sun">{dashboardMessages.waiting}</span>
      ) : (
        <span className={`badge ${status === 'lost' ? 'bg-sunken text-soft' : ''}`}>
          {plainName(status)}
        </span>
      )}
      {nextDate && <span className="badge bg-sunken text-soft">Next: {plainDate(nextDate)}</span>}
    </>
  );
}
