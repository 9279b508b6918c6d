import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags } from '../tools/chromium-flags.ts';
import { chooseBrowsers } from '../tools/chromium.ts';
import type { PaidThrough } from './support/browser/paid-site.ts';

// Found once; the workers inherit it.
const { chromium, shell } = chooseBrowsers();

/** They count what a page loads, or meet the pages of others, which the headless shell does in its own way. */
const wholeBrowser = /(?:budgets|video)\.spec\.ts$/;

/**
 * They begin with a browser that has opened nothing: late in a run, after some seven hundred tests, one page has twice
 * stopped answering until the test's time was over, and never in a run of these alone.
 */
const everyPage = /\/pages\.spec\.ts$/;

/** What the other provider does not have. */
const onlyRazorpay = /\/payment\/razorpay\//;

/** Where somebody pays, or the desk shows who took the money. */
const paying = [
  /\/payment\/(?!stripe\/|known-buyer|admin-export|admin\.spec).*\.spec\.ts$/,
  /\/mentorship\/booking(?:-payment-faults|-without-storage)?\.spec\.ts$/,
];

const launch = (executablePath: string) => ({
  executablePath,
  // Nobody but this machine is ever asked.
  args: [
    ...chromiumFlags,
    // Each test opens pages of its own, which do not live long enough for optimized code to pay: a tenth of all the
    // processor's time, a fifth of axe's.
    '--js-flags=--no-opt --no-maglev',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
});

export default defineConfig<object, PaidThrough>({
  testDir: 'browser',
  outputDir: '../test-results',
  globalSetup: './support/browser/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    // Fades would be half-way through when contrasts are measured.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: launch(shell),
  },
  projects: [
    {
      // The same specs again with the other payment provider, but for what only the first one has. One worker, so that one
      // site is enough for them; they come first, so that the other worker does the rest meanwhile.
      name: 'razorpay',
      testMatch: paying,
      workers: 1,
      use: { paidThrough: 'razorpay' },
    },
    { name: 'desktop', testIgnore: [wholeBrowser, everyPage, onlyRazorpay] },
    { name: 'every-page', testMatch: everyPage },
    { name: 'whole-browser', testMatch: wholeBrowser, use: { launchOptions: launch(chromium) } },
    {
      // What looks or works differently on a phone says so in its title.
      name: 'phone',
      grep: /@phone/,
      testIgnore: [wholeBrowser, everyPage, onlyRazorpay],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
