import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** So that a screen stays short on a phone. */
const shownWhenFolded = 5;

export interface FirstFew {
  /** There is something to fold. */
  isLong: boolean;
  isOpen: boolean;
  /** Of a row, by its place from 0 on. */
  isFolded(index: number): boolean;
  /** Goes on the row of that place, which takes the focus (`tabIndex={-1}`). */
  refOf(index: number): RefObject<HTMLLIElement | null> | undefined;
  button: RefObject<HTMLButtonElement | null>;
  toggle(): void;
}

/** A list of that many rows is folded after its first five. Show it with a `FoldButton` below. */
export function useFirstFew(count: number): FirstFew {
  // A list that was seen whole stays whole when more rows come: none leaves the screen by itself.
  const [isOpen, setIsOpen] = useState(count <= shownWhenFolded);
  const firstFolded = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const toggle = () => {
    const before = button.current!.getBoundingClientRect().top;
    flushSync(() => setIsOpen(!isOpen));
    if (isOpen) {
      const after = button.current!.getBoundingClientRect().top;
      scrollBy({ top: after - before, behavior: 'instant' });
    } else firstFolded.current?.focus({ preventScroll: true });
  };

  return {
    isLong: count > shownWhenFolded,
    isOpen,
    isFolded: (index) => !isOpen && index >= shownWhenFolded,
    refOf: (index) => (index === shownWhenFolded ? firstFolded : undefined),
    button,
    toggle,
  };
}
