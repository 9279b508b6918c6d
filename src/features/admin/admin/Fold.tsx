import { type ReactNode, useState } from 'react';

interface FoldProps {
  id: string;
  title: string;
  /** Rendered when it is opened: a picture needs the width that it will have. */
  children: ReactNode;
  className?: string;
}

/** A part of the dashboard that is looked at now and then: closed until somebody opens it. */
export function Fold({ id, title, children, className = '' }: FoldProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <section aria-labelledby={id} className={`card py-1 ${className}`.trimEnd()}>
      <details className="accordion border-0" onToggle={() => setWasOpened(true)}>
        <summary>
          <h2 id={id} className="text-title">
            {title}
          </h2>
        </summary>
        {wasOpened && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-2 pb-5">{children}</div>
        )}
      </details>
    </section>
  );
}
