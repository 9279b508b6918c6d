import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright';

/** What the search asks of the machine. */
export interface Machine {
  /** Absolute paths of the browsers that are installed, best first. */
  browsersInPlace(): string[];
  /** Where Debian's package puts the headless shell. */
  shellInPlace(): string;
  /** Where Playwright keeps, or would keep, its own. */
  playwrightBrowser(): string;
  /** Whether the program is there and starts: one without its libraries does not. */
  starts(path: string): boolean;
  /** Runs a command for minutes if need be, and says whether it succeeded. */
  run(command: string, ...parameters: string[]): boolean;
  canInstallPackages(): boolean;
}

/**
 * The path of a Chromium that starts: CHROMIUM_PATH, one already there, else Playwright's own, else the system's package.
 * Throws one sentence when nothing worked.
 */
export function findChromium(wanted = process.env['CHROMIUM_PATH'], machine = thisMachine): string {
  if (wanted) {
    if (machine.starts(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is ${wanted}, but no browser starts there.`);
  }
  const inPlace = () =>
    [...machine.browsersInPlace(), machine.playwrightBrowser()].find((path) =>
      machine.starts(path),
    );
  const found = inPlace() ?? (installPlaywrights(machine) ? inPlace() : undefined);
  const path = found ?? (installPackage(machine) ? inPlace() : undefined);
  if (path) return path;
  throw new Error(
    'No Chromium was found and none could be installed. Install one (on Debian: apt-get install chromium), or set CHROMIUM_PATH to yours.',
  );
}

/**
 * The path of Chromium's headless shell, which runs the same pages for half the work: it draws no window around them.
 * Undefined where there is none and none can be installed. It has no estimate of the network, so that it loads pictures
 * from farther away: what counts requests needs findChromium.
 */
export function findHeadlessShell(machine = thisMachine): string | undefined {
  const path = machine.shellInPlace();
  if (machine.starts(path)) return path;
  if (!machine.canInstallPackages()) return undefined;
  machine.run('apt-get', 'update');
  machine.run('apt-get', ...install, 'chromium-headless-shell');
  return machine.starts(path) ? path : undefined;
}

/**
 * Sets CHROMIUM_PATH, and HEADLESS_SHELL_PATH to the cheapest browser for what measures no requests, for everything that
 * this process starts. Who names a Chromium gets that one for all.
 */
export function chooseBrowsers(): { chromium: string; shell: string } {
  const { CHROMIUM_PATH: named, HEADLESS_SHELL_PATH: chosen } = process.env;
  // Someone who started this process has looked already.
  if (named && chosen) return { chromium: named, shell: chosen };
  const chromium = (process.env['CHROMIUM_PATH'] = findChromium());
  const shell = (process.env['HEADLESS_SHELL_PATH'] =
    chosen || named || findHeadlessShell() || chromium);
  return { chromium, shell };
}

function installPlaywrights(machine: Machine): boolean {
  const playwright = createRequire(import.meta.url).resolve('playwright/package.json');
  const cli = join(dirname(playwright), 'cli.js');
  return machine.run(process.execPath, cli, 'install', 'chromium');
}

function installPackage(machine: Machine): boolean {
  if (!machine.canInstallPackages()) return false;
  machine.run('apt-get', 'update');
  return (
    machine.run('apt-get', ...install, 'chromium') ||
    machine.run('apt-get', ...install, 'chromium-browser')
  );
}

const install = ['install', '--yes', '--no-install-recommends'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const thisMachine: Machine = {
  browsersInPlace() {
    const folders = (process.env['PATH'] ?? '').split(delimiter).concat('/usr/bin', '/snap/bin');
    const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
    return [...new Set([...paths, ...macApplications])].filter((path) => existsSync(path));
  },
  shellInPlace: () => '/usr/bin/chromium-headless-shell',
  playwrightBrowser: () => chromium.executablePath(),
  starts: (path) =>
    existsSync(path) &&
    spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0,
  run: (command, ...parameters) =>
    spawnSync(command, parameters, {
      // Its progress is worth seeing, but standard output belongs to someone who asked for a browser.
      stdio: ['ignore', process.stderr.fd, process.stderr.fd],
      timeout: 300_000,
      env: {
        ...process.env,
        DEBIAN_FRONTEND: 'noninteractive',
        // Without a network the download gives up soon, and the system's package gets its turn.
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
      },
    }).status === 0,
  canInstallPackages: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
};
