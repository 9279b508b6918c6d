import { report } from './report.ts';

const ratioMaximum = 1.05;

/**
 * Holds `many` to at most 1.05 of `few`. Both are measured in turns, so that whatever else the machine does falls on both.
 * It only ever slows, so the two are compared by what their fastest quarters do not exceed.
 */
export async function reportPaired(
  what: string,
  pairs: number,
  few: () => Promise<number>,
  many: () => Promise<number>,
): Promise<void> {
  const times: { few: number[]; many: number[] } = { few: [], many: [] };
  const measureFew = async () => void times.few.push(await few());
  const measureMany = async () => void times.many.push(await many());
  for (let pair = 0; pair < pairs; pair += 1) {
    // Who goes first changes, so that neither always finds the machine warm.
    const turns = pair % 2 === 0 ? [measureFew, measureMany] : [measureMany, measureFew];
    for (const measure of turns) await measure();
  }
  const ratio = quarter(times.many) / quarter(times.few);
  const bar = `at most ${ratioMaximum}, the fastest quarters of ${pairs} pairs`;
  report(what, ratio.toFixed(3), bar, ratio <= ratioMaximum);
}

const sorted = (values: number[]) => [...values].sort((a, b) => a - b);
const quarter = (values: number[]) => sorted(values)[Math.floor(values.length / 4)] ?? Number.NaN;

export const median = (values: number[]): number =>
  sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;
