import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { isStill, takeOver } from './take-over.ts';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

const options: Parameters<typeof useEmblaCarousel>[0] = {
  container: 'ul',
  align: 'start',
  containScroll: 'trimSnaps',
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  // Hidden, it has no sizes; it keeps its place until it is shown again.
  watchResize: (embla) => embla.rootNode().offsetWidth > 0,
  // take-over.ts looks after the focus, however it came.
  watchFocus: false,
};

interface CarouselState {
  /** Goes on the box that scrolls, around the list. */
  rail: RefObject<HTMLDivElement | null>;
  isAtStart: boolean;
  isAtEnd: boolean;
  step: (direction: 1 | -1) => void;
}

/** Hands a list that scrolls by itself to Embla, as soon as nobody is scrolling it. */
export function useCarousel(): CarouselState {
  const rail = useRef<HTMLDivElement>(null);
  const [begin, embla] = useEmblaCarousel(options);

  useLayoutEffect(() => whenStill(rail.current!, () => begin(rail.current)), [begin]);
  useLayoutEffect(() => embla && takeOver(embla), [embla]);
  useLayoutEffect(() => {
    // The list that takes the place of a prebuilt one is another element.
    if (embla && !embla.containerNode().isConnected) embla.reInit();
  });

  const step = (direction: 1 | -1) => {
    if (!embla) return scrollByItself(rail.current!, direction);
    if (direction === 1) embla.scrollNext();
    else embla.scrollPrev();
    // An arrow that is disabled by its own press would lose the focus to nowhere.
    const isLast = direction === 1 ? !embla.canScrollNext() : !embla.canScrollPrev();
    if (isLast) rail.current!.focus({ preventScroll: true });
  };
  return { rail, step, ...useEnds(embla) };
}

function useEnds(embla: Embla | undefined) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      embla?.on('select', onChange).on('reInit', onChange);
      return () => void embla?.off('select', onChange).off('reInit', onChange);
    },
    [embla],
  );
  return {
    isAtStart: useSyncExternalStore(
      subscribe,
      () => !embla?.canScrollPrev(),
      () => true,
    ),
    isAtEnd: useSyncExternalStore(
      subscribe,
      () => embla?.canScrollNext() === false,
      () => false,
    ),
  };
}

function whenStill(rail: HTMLElement, act: () => void): () => void {
  let frame = 0;
  let before = rail.scrollLeft;
  const look = () => {
    const wasStill = rail.scrollLeft === before;
    before = rail.scrollLeft;
    if (wasStill && isStill(rail)) act();
    else frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

function scrollByItself(rail: HTMLElement, direction: 1 | -1): void {
  const [slide] = rail.querySelector('ul')!.children;
  rail.scrollBy({ left: direction * (slide?.clientWidth ?? 0) });
}
