import { Button } from './Button.tsx';
import type { FirstFew } from './use-first-few.ts';

interface FoldButtonProps {
  fold: FirstFew;
  /** `Show all 12 people` */
  showAll: string;
}

/** Shows the whole list or its first few; nothing when there are only few. */
export function FoldButton({ fold: { isLong, isOpen, button, toggle }, showAll }: FoldButtonProps) {
  if (!isLong) return null;
  return (
    <Button
      ref={button}
      look="quiet"
      aria-expanded={isOpen}
      // Else a browser may keep the button where it is and push the rows above it out of sight.
      className="justify-self-center [overflow-anchor:none]"
      onClick={toggle}
    >
      {isOpen ? 'Show fewer' : showAll}
    </Button>
  );
}
