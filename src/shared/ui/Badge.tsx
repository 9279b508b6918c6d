import type { ReactNode } from 'react';

interface BadgeProps {
  /** What it tells at a glance; without a tone, that all is well. */
  tone?: BadgeTone | undefined;
  children: ReactNode;
}

export type BadgeTone = 'sun' | 'alarm' | 'quiet';

/** A state or a kind in a word or two. What each state means is known to its room. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={tone ? `badge badge-${tone}` : 'badge'}>{children}</span>;
}
