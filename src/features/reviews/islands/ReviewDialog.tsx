import { useStore } from '@nanostores/react';
import { closeReviewForm, $reviewDraft } from '#src/features/reviews/stores/writing.ts';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { useHydrated } from '#src/shared/ui/use-hydrated.ts';
import { ReviewForm } from './ReviewForm.tsx';

/** Where a review is written or changed; once on each page with reviews. */
export function ReviewDialog() {
  const draft = useStore($reviewDraft, { ssr: 'initial' });
  // The prebuilt page has no room for the looks of what it cannot open.
  if (!useHydrated()) return null;
  return (
    <Dialog
      title={draft?.review ? 'Edit your review' : 'Write a Review'}
      open={draft !== undefined}
      onClose={closeReviewForm}
    >
      {draft && <ReviewForm draft={draft} />}
    </Dialog>
  );
}
