import { type ReactNode, useEffect, useRef } from 'react';

interface SessionHeadProps {
  mark: string;
  title: string;
  children: ReactNode;
}

/** What a session is now. When that changes under someone's hand, the focus comes here: what had it is gone. */
export function SessionHead({ mark, title, children }: SessionHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    const { top = 0 } = heading.current?.getBoundingClientRect() ?? {};
    if (top < 0) heading.current?.scrollIntoView({ block: 'center' });
  }, [title]);

  return (
    <div className="grid gap-2">
      <p className="eyebrow">{mark}</p>
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h2>
      <p className="lead">{children}</p>
    </div>
  );
}
