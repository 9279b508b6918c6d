import { type ReactNode, useId } from 'react';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the only way to name a custom element for JSX
  namespace JSX {
    interface IntrinsicElements {
      'rail-carousel': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

/**
 * A scrolling list with arrows. It scrolls and snaps without any script; carousel-element.ts, which
 * the page loads, shows the arrows and moves it.
 */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <rail-carousel>
      {/* A region that scrolls has to be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-redundant-roles -- Safari drops the list role of an unstyled list */}
      <ul id={id} className="rail" role="list" aria-label={label} tabIndex={0}>
        {children}
      </ul>
      <div hidden data-arrows className="mt-6 flex justify-end gap-2">
        <CarouselArrow target={id} label="Previous slide" d="M15 5l-7 7 7 7" />
        <CarouselArrow target={id} label="Next slide" d="M9 5l7 7-7 7" />
      </div>
    </rail-carousel>
  );
}

function CarouselArrow({ target, label, d }: { target: string; label: string; d: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={target}
      className="btn btn-quiet size-12 p-0"
    >
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={d}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
