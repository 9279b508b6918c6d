import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  message?: string;
  /** What one can do next. */
  children?: ReactNode;
}

export function EmptyState({ title, message, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line px-6 py-12 text-center">
      <svg width="72" height="48" viewBox="0 0 72 48" aria-hidden="true">
        <circle cx="50" cy="16" r="11" className="fill-sun-tint" />
        <path d="M0 40c14-14 26-4 38-11s22-6 34 3v16H0z" className="fill-leaf-tint" />
        <rect x="30" y="20" width="3" height="18" rx="1.5" className="fill-leaf" />
        <path
          d="M31 28c0-9-9-11-9-11s0 11 9 11Zm1-5c0-9 9-11 9-11s0 11-9 11Z"
          className="fill-leaf"
        />
      </svg>
      <p className="font-display text-title">{title}</p>
      {message && <p className="text-soft">{message}</p>}
      {children}
    </div>
  );
}
