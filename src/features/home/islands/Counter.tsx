import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { $figures, countUp } from '#src/features/home/stores/counting.ts';

interface CounterProps {
  target: number;
  prefix?: string;
  suffix?: string;
  /** How long the figure takes from 0 to its target. */
  durationInMilliseconds?: number;
}

/** A figure that counts up once it is seen (docs/product.md 2.2, Impact Metrics). Prebuilt it is the final one. */
export function Counter({
  target,
  prefix = '',
  suffix = '',
  durationInMilliseconds = 2000,
}: CounterProps) {
  const name = useId();
  const { [name]: reached = target } = useStore($figures, { ssr: 'initial' });
  const box = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      countUp(name, target, durationInMilliseconds);
    });
    seen.observe(box.current!);
    return () => seen.disconnect();
  }, [name, target, durationInMilliseconds]);

  const written = (figure: number) => `${prefix}${figure.toLocaleString('en-IN')}${suffix}`;
  return (
    <span
      ref={box}
      className="block font-display text-hero leading-none font-medium tracking-tight figures"
    >
      {/* A screen reader gets the figure itself, not every step on the way to it. */}
      <span aria-hidden="true">{written(reached)}</span>
      <span className="sr-only">{written(target)}</span>
    </span>
  );
}
