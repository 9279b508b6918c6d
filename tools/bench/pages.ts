import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../local/stack.ts';
import { startTestStack } from '../../tests/support/browser/start-stack.ts';
import { type Figures, measureOnce } from './lighthouse.ts';
import { byHand } from './page-by-hand.ts';
import { median } from './paired.ts';
import { report } from './report.ts';

const rounds = 5;
const pages = ['/', '/events', '/reviews', '/blog', '/mentorship/individual', '/tpo-development'];
const reference = '/reference';
const lcpRatioMaximum = 1.1;
const fcpRatioMaximum = 1.25;

/**
 * Lighthouse's mobile figures of the main pages, and the home page's LCP and FCP against a page written by hand with the
 * same words and hero picture, served and measured in the same run. That page's own score and blocked time stand beside
 * the others': a machine that is slow or shared blocks even a page without any script for 200 ms.
 */
export async function benchPages(): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'bench-pages-'));
  try {
    const port = await copyBuiltSite(copy);
    await writeFile(join(copy, `${reference}.html`), await byHand(join(copy, 'index.html')));
    // Where it was built for: pictures of events are named with their whole address.
    const served = await startStack({ siteDir: copy, seed: 'sample', quiet: true, port });
    try {
      await measureAll(served.url);
    } finally {
      await served.stop();
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Builds the site with its sample data; returns the port that it was built for. */
async function copyBuiltSite(folder: string): Promise<number> {
  const { stack, stop } = await startTestStack();
  try {
    await cp(stack.siteDir, folder, { recursive: true });
  } finally {
    await stop();
  }
  return Number(new URL(stack.url).port);
}

type Figure = Exclude<keyof Figures, 'objections'>;

/** In rounds over all pages, so that whatever else the machine does falls on all of them. */
async function measureAll(url: string): Promise<void> {
  const measured = new Map<string, Figures[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const path of [...pages, reference]) {
      measured.set(path, [...(measured.get(path) ?? []), await measureOnce(`${url}${path}`)]);
    }
  }
  for (const path of pages) reportPage(path, measured.get(path)!, measured.get(reference)!);
  reportRatio('LCP', lcpRatioMaximum, (figures) => figures.lcpInMilliseconds);
  reportRatio('FCP', fcpRatioMaximum, (figures) => figures.fcpInMilliseconds);

  function reportRatio(name: string, maximum: number, timeOf: (figures: Figures) => number): void {
    const byHandTimes = measured.get(reference)!.map(timeOf);
    const times = measured.get('/')!.map(timeOf);
    const ratio = median(times.map((time, round) => time / byHandTimes[round]!));
    report(
      `${name} of home to that by hand`,
      ratio.toFixed(3),
      `at most ${maximum}`,
      ratio <= maximum,
    );
  }
}

/** The median of the rounds: single runs on a shared machine differ. */
function reportPage(path: string, all: Figures[], byHand: Figures[]): void {
  const middle = (figure: Figure, of = all) => median(of.map((figures) => figures[figure]));
  const score = (figure: Figure, of = all) => Math.round(middle(figure, of) * 100);
  const performance = score('performance');
  const others = (['accessibility', 'bestPractices', 'seo'] as const).map((name) => score(name));
  const blocked = Math.round(middle('tbtInMilliseconds'));
  const shifted = middle('cls');
  report(
    `${path}, accessibility, best practices, SEO`,
    others.join(' '),
    '100 each',
    others.every((figure) => figure === 100),
  );
  report(
    `${path}, performance (by hand)`,
    `${performance} (${score('performance', byHand)})`,
    '100',
    performance === 100,
  );
  for (const objection of new Set(all.flatMap(({ objections }) => objections))) {
    console.log(`            ${objection}`);
  }
  report(
    `${path}, blocked (by hand)`,
    `${blocked} ms (${Math.round(middle('tbtInMilliseconds', byHand))} ms)`,
    '0 ms',
    blocked === 0,
  );
  report(`${path}, layout shift`, shifted.toFixed(3), '0', shifted === 0);
}
