import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';
import { shapes } from './icon-shapes.ts';
import { useCarousel } from './use-carousel.ts';

interface CarouselProps {
  /** What the slides are. */
  label: string;
  /** The list of slides: `<ul class="slides">`. */
  children: ReactNode;
}

const directions: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * A list with arrows (docs/product.md 2.2). Prebuilt it scrolls and snaps by itself, complete without any script;
 * hydrated, it can be dragged and moved by arrows and keys.
 */
export function Carousel({ label, children }: CarouselProps) {
  const id = useId();
  const { rail, isAtStart, isAtEnd, step } = useCarousel();

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    // With Alt, it is the way back to the page before.
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    step(direction);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys work on the list and on its arrows
    <div onKeyDown={onKeyDown}>
      {/* What scrolls has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={rail} id={id} className="rail" role="group" aria-label={label} tabIndex={0}>
        {children}
      </div>
      <div className="rail-arrows">
        <Arrow
          rail={id}
          label="Previous slide"
          shape={shapes.previous}
          disabled={isAtStart}
          onClick={() => step(-1)}
        />
        <Arrow
          rail={id}
          label="Next slide"
          shape={shapes.next}
          disabled={isAtEnd}
          onClick={() => step(1)}
        />
      </div>
    </div>
  );
}

interface ArrowProps {
  rail: string;
  label: string;
  shape: string;
  disabled: boolean;
  onClick: () => void;
}

function Arrow({ rail, label, shape, disabled, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={rail}
      className="btn btn-quiet size-12 p-0"
      disabled={disabled}
      onClick={onClick}
    >
      <Icon shape={shape} />
    </button>
  );
}
