import { useStore } from '@nanostores/react';
import { PrivacyNote } from '#src/features/legal/islands/PrivacyNote.tsx';
import { reviewFormSchema } from '#src/features/reviews/schemas/form.ts';
import { designations } from '#src/features/reviews/schemas/review.ts';
import type { ReviewDraft } from '#src/features/reviews/stores/draft.ts';
import {
  closeReviewForm,
  $isSubmittingReview,
  isVisitor,
  logInToReview,
  submitReview,
  typeReview,
} from '#src/features/reviews/stores/writing.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { notifyInForm } from '#src/shared/stores/toasts.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { SelectField, TextArea, TextField } from '#src/shared/ui/Field.tsx';
import { useCheckedForm } from '#src/shared/ui/use-checked-form.ts';
import { StarInput } from './StarInput.tsx';

const designationOptions = designations.map((value) => ({ value, label: value }));

/** docs/product.md 2.7, 4 and 5, Review form. */
export function ReviewForm({ draft: { review, typed } }: { draft: ReviewDraft }) {
  const busy = useStore($isSubmittingReview);
  const { problems, form } = useCheckedForm({
    schema: reviewFormSchema,
    busy,
    send: (written) => (isVisitor() ? logInToReview() : submitReview(written)),
    onProblems: ({ rating }) => (rating ? notifyInForm(notices.reviewNeedsRating) : undefined),
  });

  return (
    <CheckedForm legend="Your review" {...form}>
      {isVisitor() && (
        <p className="note text-small">
          Please{' '}
          <button type="button" className="link cursor-pointer" onClick={logInToReview}>
            log in
          </button>{' '}
          to post. What you write here is saved.
        </p>
      )}
      <TextField
        label="Name"
        name="reviewer_name"
        autoComplete="name"
        required
        maxLength={limits.nameMaximum}
        placeholder="Your full name"
        value={typed.reviewer_name}
        onChange={(event) => typeReview({ reviewer_name: event.target.value })}
        problem={problems['reviewer_name']}
      />
      <SelectField
        label="Designation"
        name="designation"
        required
        placeholder="Select your designation"
        options={designationOptions}
        value={typed.designation}
        onChange={(event) => typeReview({ designation: event.target.value })}
        problem={problems['designation']}
      />
      <StarInput
        label="Rating"
        name="rating"
        value={typed.rating}
        onChoose={(rating) => typeReview({ rating })}
        problem={problems['rating']}
      />
      <TextField
        label="Review Title"
        name="title"
        required
        maxLength={limits.shortTextMaximum}
        placeholder="Sum up your experience"
        value={typed.title}
        onChange={(event) => typeReview({ title: event.target.value })}
        problem={problems['title']}
      />
      <TextArea
        label="Review Content"
        name="content"
        required
        rows={4}
        maxLength={limits.longTextMaximum}
        placeholder="Tell others about your experience"
        value={typed.content}
        onChange={(event) => typeReview({ content: event.target.value })}
        problem={problems['content']}
      />
      <PrivacyNote>We publish your review with the name above it.</PrivacyNote>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          disabled={typed.designation === ''}
          busy={busy}
          busyLabel={review ? 'Saving...' : 'Submitting...'}
        >
          {review ? 'Save changes' : 'Submit Review'}
        </Button>
        <Button look="quiet" onClick={closeReviewForm}>
          Cancel
        </Button>
      </div>
    </CheckedForm>
  );
}
