import { type FormEvent, useEffect } from 'react';
import { paths } from '#src/config/navigation.ts';
import { openWriting, resumeWriting, writingAnchor } from '#src/stores/review-writing.ts';
import { Button } from '#src/ui/Button.tsx';

/** Opens the form here; where this cannot wake, leads to the page of all reviews. */
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
