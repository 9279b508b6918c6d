import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import { JSDOM } from 'jsdom';
import lighthouse from 'lighthouse';
import { startStack } from '../../local/stack.ts';
import { startTestStack } from '../../tests/support/browser/start-stack.ts';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { median } from './paired.ts';
import { report } from './report.ts';

const rounds = 5;
const pages = ['/', '/events', '/reviews', '/blog', '/mentorship/individual', '/tpo-development'];
const reference = '/reference';
const lcpRatioMaximum = 1.1;
const fcpRatioMaximum = 1.25;

interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpInMilliseconds: number;
  lcpInMilliseconds: number;
  tbtInMilliseconds: number;
  cls: number;
  /** What Lighthouse holds against the page, by the names of its audits. */
  objections: string[];
}

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

async function measureOnce(url: string): Promise<Figures> {
  const browser = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
  try {
    const result = await lighthouse(url, { port: browser.port, logLevel: 'error' });
    const { categories, audits } = result!.lhr;
    return {
      performance: categories['performance']?.score ?? 0,
      accessibility: categories['accessibility']?.score ?? 0,
      bestPractices: categories['best-practices']?.score ?? 0,
      seo: categories['seo']?.score ?? 0,
      fcpInMilliseconds: audits['first-contentful-paint']?.numericValue ?? Number.NaN,
      lcpInMilliseconds: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      tbtInMilliseconds: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      objections: Object.values(categories)
        .filter(({ score }) => (score ?? 0) < 1)
        .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
        .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    };
  } finally {
    browser.kill();
  }
}

/** The words, the hero picture and the font of a page as someone would write them without any tool. */
async function byHand(file: string): Promise<string> {
  const { document } = new JSDOM(await readFile(file, 'utf8')).window;
  const font = document.querySelector('link[rel=preload][as=font]')?.getAttribute('href') ?? '';
  const hero = document.querySelector('main img');
  const words = [...document.querySelectorAll('main :is(h1, h2, h3, p, li > a, figcaption)')]
    .map((element) => {
      const tag = /^H\d$/.test(element.tagName) ? element.tagName.toLowerCase() : 'p';
      return `<${tag}>${element.textContent?.trim() ?? ''}</${tag}>`;
    })
    .join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>By hand</title><link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<style>@font-face{font-family:Fraunces;src:url(${font}) format("woff2");font-display:optional}body{font:1.1rem/1.6 system-ui;margin:2rem;max-width:70ch}h1,h2,h3{font-family:Fraunces,serif}h1{font-size:2.8rem;line-height:1}</style>
${words.replace('</h1>', `</h1>\n<img src="${hero?.getAttribute('src') ?? ''}" width="520" height="480" alt="">`)}</html>`;
}
