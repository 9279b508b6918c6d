import { contentSamples } from 'virtual:content-samples';
import { impact } from '#src/features/home/content/impact.ts';
import { site } from '#src/shared/content/site.ts';
import type { Proof } from '#src/shared/ui/ProofLine.tsx';

const figures = 'content/home/impact.json';

/** What speaks for the mentor beside a price. A figure is in it once it is the owner's own, and no earlier. */
export function proofOf({ count, average }: { count: number; average: number }): Proof {
  const isSample = contentSamples.some(({ file }) => file === figures);
  const [people] = isSample ? [] : impact.counters;
  return {
    ...(count > 0 && { rating: { average, count } }),
    ...(people && { people: figureOf(people) }),
    ...(site.sessionsOn && { place: `on ${site.sessionsOn}` }),
  };
}

const figureOf = ({ prefix, target, suffix, label }: (typeof impact.counters)[number]) =>
  `${prefix}${target.toLocaleString('en-IN')}${suffix} ${label}`;
