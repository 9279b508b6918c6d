import type { ReactNode } from 'react';

interface ToDoProps {
  /** A time or a tag. */
  lead: ReactNode;
  /** What it is. */
  children: ReactNode;
  href: string;
  /** What the button says. */
  action: string;
  /** What the button leads to, for those who do not see its row. */
  about: string;
  onFollow?: (() => void) | undefined;
}

/** A row of what there is to do, with the way there. */
export const ToDo = ({ lead, children, href, action, about, onFollow }: ToDoProps) => (
  <li className="to-do">
    <span className="to-do-lead figures">{lead}</span>
    <span className="min-w-0 wrap-anywhere">{children}</span>
    <a className="btn btn-quiet btn-small" href={href} onClick={onFollow}>
      {action}
      <span className="sr-only"> {about}</span>
    </a>
  </li>
);
