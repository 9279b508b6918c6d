import { type RefObject, useLayoutEffect, useState } from 'react';

const margin = 16;

/**
 * Where toasts can be, the usual place first. On a phone left and right are the same. What is fixed to the foot of a page
 * keeps toasts, and what is scrolled to, above itself (features/admin/styles/places-bar.css).
 */
const places = ['bottom-4 right-4', 'top-4 right-4', 'bottom-4 left-4', 'top-4 left-4'] as const;

/**
 * The place where `toasts` cover neither what has the focus nor the button that sends its form: looked for when `change`
 * changes, when the focus moves, and after scrolling.
 */
export function useFreePlace(toasts: RefObject<Element | null>, change: unknown): string {
  const [place, setPlace] = useState<string>(places[0]);

  useLayoutEffect(() => {
    const look = () => {
      const box = toasts.current;
      // Somebody who is about to close a toast finds it where it is.
      if (box && !box.contains(document.activeElement)) setPlace(freePlace(box));
    };
    look();
    const moves = ['focusin', 'scrollend', 'resize'];
    for (const move of moves) addEventListener(move, look, true);
    return () => {
      for (const move of moves) removeEventListener(move, look, true);
    };
  }, [toasts, change]);

  return place;
}

function freePlace(toasts: Element): string {
  const { width, height } = toasts.getBoundingClientRect();
  const [focused, ...others] = inUse().map((part) => part.getBoundingClientRect());
  const covers = (place: string, part: DOMRect | undefined) =>
    part !== undefined && overlap(boxAt(place, width, height), part);
  return (
    places.find((place) => ![focused, ...others].some((part) => covers(place, part))) ??
    places.find((place) => !covers(place, focused)) ??
    places[0]
  );
}

/** What has the focus, and the button that sends its form. */
function inUse(): Element[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  const send = (focused as HTMLInputElement).form?.querySelector('[type=submit]');
  return send ? [focused, send] : [focused];
}

function boxAt(place: string, width: number, height: number): DOMRect {
  const { clientWidth } = document.documentElement;
  const foot = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  const x = place.includes('right') ? clientWidth - margin - width : margin;
  const y = place.includes('bottom') ? innerHeight - margin - foot - height : margin;
  return new DOMRect(x, y, width, height);
}

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
