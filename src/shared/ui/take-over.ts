import type { UseEmblaCarouselType } from 'embla-carousel-react';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** Fractional widths never add up to the exact place. */
const toleranceInPixels = 2;

/** A sideways swipe of a trackpad arrives in many pieces, the last ones long after the fingers have gone. */
const swipe = { pauseInMilliseconds: 150, leastInPixels: 30 };

const listOf = (rail: HTMLElement): HTMLElement => rail.querySelector('ul')!;
const slidesOf = (rail: HTMLElement) => [...listOf(rail).children] as HTMLElement[];

/** How far the list has been moved, by the browser or by Embla. */
const offsetOf = (rail: HTMLElement): number =>
  rail.getBoundingClientRect().left - listOf(rail).getBoundingClientRect().left;

/** Whether a slide is at the start: nobody is in the middle of a swipe. */
export const isStill = (rail: HTMLElement): boolean =>
  slidesOf(rail).some((slide) => Math.abs(slide.offsetLeft - offsetOf(rail)) < toleranceInPixels);

function slideAt(rail: HTMLElement): number {
  const end = offsetOf(rail) - toleranceInPixels;
  return Math.max(
    0,
    slidesOf(rail).findIndex((slide) => slide.offsetLeft > end),
  );
}

/**
 * Gives up the browser's own scrolling, in the same frame and at the same place, and adds what Embla lacks: every way
 * in which a browser brings something into view, and the sideways swipe of a trackpad.
 */
export function takeOver(embla: Embla): () => void {
  const rail = embla.rootNode();
  const place = slideAt(rail);
  // Not by a class: the page may not have all its styles yet.
  Object.assign(rail.style, {
    overflow: 'hidden',
    scrollBehavior: 'auto',
    scrollSnapType: 'none',
    touchAction: 'pan-y pinch-zoom',
  });
  rail.scrollLeft = 0;
  embla.scrollTo(place, true);

  /** Answers whether something in a slide has the focus. */
  const showFocused = (): boolean => {
    const slides = embla.slideNodes();
    const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
    const first = embla.selectedScrollSnap();
    const perView = slides.length - embla.scrollSnapList().length + 1;
    if (focused >= first + perView) embla.scrollTo(focused - perView + 1);
    else if (focused !== -1 && focused < first) embla.scrollTo(focused);
    return focused !== -1;
  };

  // The browser scrolls what it hides: to what has the focus, to what was searched for.
  const onScroll = () => {
    if (rail.scrollLeft === 0) return;
    const shown = slideAt(rail);
    rail.scrollLeft = 0;
    if (!showFocused()) embla.scrollTo(shown);
  };

  let isDone = false;
  let way = 0;
  let last = 0;
  const onWheel = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    if (event.timeStamp - last > swipe.pauseInMilliseconds) {
      isDone = false;
      way = 0;
    }
    last = event.timeStamp;
    way += event.deltaX;
    if (isDone || Math.abs(way) < swipe.leastInPixels) return;
    isDone = true;
    if (way > 0) embla.scrollNext();
    else embla.scrollPrev();
  };

  const onPointerDown = () => {
    rail.style.userSelect = 'none';
  };
  const onPointerUp = () => {
    rail.style.userSelect = '';
    // Embla glides to the slide even for those who want less motion.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      embla.scrollTo(embla.selectedScrollSnap(), true);
    }
    // It waits for the click that ends a drag. One that ends elsewhere has none, and the next Enter would be lost.
    setTimeout(() => rail.dispatchEvent(new Event('click')));
  };

  const listening = new AbortController();
  const { signal } = listening;
  rail.addEventListener('focusin', showFocused, { signal });
  rail.addEventListener('scroll', onScroll, { signal });
  rail.addEventListener('wheel', onWheel, { signal, passive: false });
  embla.on('pointerDown', onPointerDown).on('pointerUp', onPointerUp);
  return () => listening.abort();
}
