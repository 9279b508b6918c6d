import { type ReactNode, useState } from 'react';
import { isNarrow } from '#src/shared/browser/is-narrow.ts';

interface PhoneFoldProps {
  id?: string;
  /** What is folded: words, or a heading that is seen on a wide screen too. */
  summary: ReactNode;
  children: ReactNode;
  /** False: short enough to be open on a phone as well. */
  isLong?: boolean;
}

/** A long part: closed on a phone until somebody opens it, open where there is room. */
export function PhoneFold({ id, summary, children, isLong = true }: PhoneFoldProps) {
  const [startsOpen] = useState(() => !isLong || !isNarrow());
  return (
    <details
      id={id}
      open={startsOpen}
      className={`accordion phone-fold ${typeof summary === 'string' ? 'phone-fold-plain' : ''}`}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
