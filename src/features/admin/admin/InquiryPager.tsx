import type { InquiryKind } from '#src/features/admin/schemas/inquiry.ts';
import { lastPage, showInquiryPage } from '#src/features/admin/stores/inquiries.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { Button } from '#src/shared/ui/Button.tsx';

interface InquiryPagerProps {
  kind: InquiryKind;
  page: number;
  total: number;
}

export function InquiryPager({ kind, page, total }: InquiryPagerProps) {
  const pages = lastPage(total);
  if (pages === 1) return null;
  const first = (page - 1) * limits.inquiriesPerPage + 1;
  const last = Math.min(page * limits.inquiriesPerPage, total);
  return (
    <nav
      aria-label={`Pages of ${kind} inquiries`}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <Button
        look="quiet"
        small
        disabled={page === 1}
        onClick={() => void showInquiryPage(kind, page - 1)}
      >
        Previous
      </Button>
      <span role="status" className="figures">
        {first.toLocaleString('en-IN')}–{last.toLocaleString('en-IN')} of{' '}
        {total.toLocaleString('en-IN')}
      </span>
      <Button
        look="quiet"
        small
        disabled={page >= pages}
        onClick={() => void showInquiryPage(kind, page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
