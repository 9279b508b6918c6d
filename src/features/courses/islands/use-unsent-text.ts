import { type ChangeEvent, useState } from 'react';
import {
  forgetText,
  keepText,
  type UnsentField,
  unsentText,
} from '#src/features/courses/stores/unsent-texts.ts';

/** A text of a lesson that is still there when the phone had closed the tab. `stored` is what it changes, if anything. */
export function useUnsentText(field: UnsentField, stored?: { text: string; at: string }) {
  const before = stored?.text ?? '';
  const [unsent] = useState(() => {
    const kept = unsentText(field);
    return kept?.text === before ? undefined : kept;
  });
  const [text, setText] = useState(unsent?.text ?? before);
  const onChange = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    setText(target.value);
    keepText(field, { text: target.value, replaces: stored?.at ?? '' });
  };
  return {
    /** What somebody had typed before the page began, if anything. */
    unsent,
    area: { value: text, onChange },
    empty: () => setText(''),
    forget: () => forgetText(field),
  };
}
