import type { ReactNode } from 'react';

/** The head of a part of a session's notes and papers. */
export const PartHeading = ({ children }: { children: ReactNode }) => (
  <h4 className="tracking-normal font-sans text-base font-semibold">{children}</h4>
);
