import { type FormEvent, useEffect } from 'react';
import { openWriting, resumeWriting, writingAnchor } from '#src/features/reviews/stores/writing.ts';
import { paths } from '#src/shared/paths.ts';
import { Button } from '#src/shared/ui/Button.tsx';

/** Opens the form here; where this cannot hydrate, leads to the page of all reviews. */
export function WriteReview() {
  useEffect(resumeWriting, []);

  const open = (event: FormEvent) => {
    event.preventDefault();
    openWriting();
  };

  return (
    <form id={writingAnchor} action={`${paths.reviews}#${writingAnchor}`} onSubmit={open}>
      <Button type="submit">Write a Review</Button>
    </form>
  );
}
