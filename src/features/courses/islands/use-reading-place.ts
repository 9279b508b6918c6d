import { useEffect, useRef } from 'react';
import { placeInView } from '#src/features/courses/lib/reading-place.ts';
import { rememberPlace } from '#src/features/courses/stores/progress.ts';

/** Long enough that scrolling past sends nothing. */
const restInMilliseconds = 1_500;
/** A browser may round the position that it was told. */
const roundingInPixels = 2;

const parts = () => [...(document.querySelector('#lesson-text .article')?.children ?? [])];

function seenPlace(): number {
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return placeInView(
    parts().map((part) => part.getBoundingClientRect().bottom),
    top,
  );
}

interface ReadingPlace {
  lessonId: string | undefined;
  /** Where the reader stopped, as far as is known. */
  place: number | undefined;
  /** The backend has said so; a copy may be older than what was read elsewhere. */
  isKnown: boolean;
}

/** Goes back to where the reader stopped, and remembers where they are once they scroll. */
export function useReadingPlace({ lessonId, place = 0, isKnown }: ReadingPlace): void {
  // What the reader has done is not undone by an answer that comes late.
  const isTouched = useRef(false);
  const hasScrolled = useRef(false);
  const restored = useRef(0);
  const isWhereRestored = () => Math.abs(scrollY - restored.current) <= roundingInPixels;

  useEffect(() => {
    if (!lessonId || isTouched.current || location.hash) return;
    if (place === 0 || !isWhereRestored()) return;
    parts()[place]?.scrollIntoView({ block: 'start', behavior: 'instant' });
    restored.current = scrollY;
  }, [lessonId, place]);

  useEffect(() => {
    if (!lessonId || !isKnown) return undefined;
    // Being opened counts as well: it is where they go on.
    const timer = setTimeout(() => {
      if (!hasScrolled.current) void rememberPlace(lessonId, place);
    }, restInMilliseconds);
    return () => clearTimeout(timer);
  }, [lessonId, place, isKnown]);

  useEffect(() => {
    if (!lessonId) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let remembered: number | undefined;
    const touch = () => {
      isTouched.current = true;
    };
    const remember = () => {
      clearTimeout(timer);
      const seen = seenPlace();
      if (!hasScrolled.current || seen === remembered) return;
      remembered = seen;
      void rememberPlace(lessonId, seen);
    };
    const scroll = () => {
      // The browser tells of the way back to the place as well.
      if (!hasScrolled.current && isWhereRestored()) return;
      hasScrolled.current = true;
      touch();
      clearTimeout(timer);
      timer = setTimeout(remember, restInMilliseconds);
    };
    const leave = () => {
      if (document.visibilityState === 'hidden') remember();
    };
    addEventListener('scroll', scroll, { passive: true });
    const touches = ['pointerdown', 'keydown', 'wheel', 'touchstart'];
    for (const kind of touches) addEventListener(kind, touch, { passive: true });
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', scroll);
      for (const kind of touches) removeEventListener(kind, touch);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [lessonId]);
}
