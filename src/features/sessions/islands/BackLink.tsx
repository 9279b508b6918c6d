import type { MouseEvent } from 'react';

/** Back to where someone came from on this site; from anywhere else, and before this hydrates, to `elsewhere`. */
export function BackLink({ elsewhere }: { elsewhere: string }) {
  const goBack = (event: MouseEvent) => {
    if (!document.referrer.startsWith(`${location.origin}/`)) return;
    event.preventDefault();
    history.back();
  };

  return (
    <a className="btn btn-quiet btn-small" href={elsewhere} onClick={goBack}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M14 8H2m5-5L2 8l5 5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      Back
    </a>
  );
}
