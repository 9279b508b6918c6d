import { report } from './report.ts';

const ratioMaximum = 1.05;

/**
 * Holds `many` to at most 1.05 of `few`. Both are measured in turns, and each pair gives a ratio of its own: whatever
 * else the machine does falls on both, and the median leaves out the pairs where it fell on one.
 */
export async function reportPaired(
  what: string,
  pairs: number,
  few: () => Promise<number>,
  many: () => Promise<number>,
): Promise<void> {
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    // Who goes first changes, so that neither always finds the machine warm.
    const [first, second] = pair % 2 === 0 ? [few, many] : [many, few];
    const before = await first();
    const after = await second();
    ratios.push(pair % 2 === 0 ? after / before : before / after);
  }
  const ratio = median(ratios);
  const bar = `at most ${ratioMaximum}, the median of ${pairs} pairs`;
  report(what, ratio.toFixed(3), bar, ratio <= ratioMaximum);
}

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
