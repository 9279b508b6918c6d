import type { MouseEvent } from 'react';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { shapes } from '#src/shared/ui/icon-shapes.ts';

/** Back to where someone came from on this site; from anywhere else, and before this hydrates, to `elsewhere`. */
export function BackLink({ elsewhere }: { elsewhere: string }) {
  const goBack = (event: MouseEvent) => {
    if (!document.referrer.startsWith(`${location.origin}/`)) return;
    event.preventDefault();
    history.back();
  };

  return (
    <a className="btn btn-quiet btn-small" href={elsewhere} onClick={goBack}>
      <Icon shape={shapes.back} size={16} />
      Back
    </a>
  );
}
