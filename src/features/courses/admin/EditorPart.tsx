import { type ReactNode, useId } from 'react';
import { PhoneFold } from '#src/shared/ui/PhoneFold.tsx';

interface EditorPartProps {
  title: string;
  hint?: string;
  children: ReactNode;
  /** On a phone it is folded at first. */
  isLong?: boolean;
}

/** A part of the lesson's editor, with its heading. */
export function EditorPart({ title, hint, children, isLong = false }: EditorPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line">
      <PhoneFold
        isLong={isLong}
        summary={
          <h2 id={id} className="text-title">
            {title}
          </h2>
        }
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {hint && <p className="text-small text-soft">{hint}</p>}
          {children}
        </div>
      </PhoneFold>
    </section>
  );
}
