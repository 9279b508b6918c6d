import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags } from '../chromium-flags.ts';
import { findChromium } from '../chromium.ts';

export interface Figures {
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

export async function measureOnce(url: string): Promise<Figures> {
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
