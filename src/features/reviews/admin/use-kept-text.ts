import { type ChangeEvent, useState } from 'react';
import type { DraftPlace } from '#src/shared/lib/draft-place.ts';

/** A text over the `stored` one that is there again after its tab was closed, until it is sent or given up. */
export function useKeptText(place: DraftPlace<string>, stored: string) {
  const [kept, setKept] = useState(place.read);
  const [text, setText] = useState(kept ?? stored);
  const change = (typed: string) => {
    setText(typed);
    place.keep(typed === stored ? undefined : typed);
  };
  return {
    /** It was typed before this form was there. */
    isKept: kept !== undefined,
    field: {
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change(target.value),
    },
    forget: () => place.keep(undefined),
    discard: () => {
      setKept(undefined);
      change(stored);
    },
  };
}
