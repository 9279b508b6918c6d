import { expect, test } from 'vitest';
import { findChromium, findHeadlessShell, type Machine } from '../../../tools/chromium.ts';

/** A machine where these paths start, and where each command may bring a browser. */
function machine(options: {
  starting?: string[];
  brings?: { command: RegExp; browser: string };
  /** Ends well, but brings nothing that starts. */
  succeeds?: RegExp;
  root?: boolean;
}) {
  const starting = new Set(options.starting);
  const commands: string[] = [];
  const fake: Machine = {
    browsersInPlace: () => ['/usr/bin/chromium', '/usr/bin/google-chrome'],
    shellInPlace: () => '/usr/bin/chromium-headless-shell',
    playwrightBrowser: () => '/cache/playwright/chrome',
    starts: (path) => starting.has(path),
    run(...words) {
      const command = words.join(' ');
      commands.push(command);
      if (!options.brings?.command.test(command)) return options.succeeds?.test(command) ?? false;
      starting.add(options.brings.browser);
      return true;
    },
    canInstallPackages: () => options.root ?? true,
  };
  return { fake, commands };
}

test('takes the browser that CHROMIUM_PATH names', () => {
  const { fake } = machine({ starting: ['/opt/mine', '/usr/bin/chromium'] });
  expect(findChromium('/opt/mine', fake)).toBe('/opt/mine');
});

test('says so when CHROMIUM_PATH names nothing that starts', () => {
  expect(() => findChromium('/opt/gone', machine({}).fake)).toThrow(
    'CHROMIUM_PATH is /opt/gone, but no browser starts there.',
  );
});

test('takes one that is already there and installs nothing', () => {
  const { fake, commands } = machine({ starting: ['/usr/bin/chromium'] });
  expect(findChromium('', fake)).toBe('/usr/bin/chromium');
  expect(commands).toEqual([]);
});

test('passes over one that does not start', () => {
  const { fake } = machine({ starting: ['/usr/bin/google-chrome'] });
  expect(findChromium('', fake)).toBe('/usr/bin/google-chrome');
});

test("takes Playwright's own, installed already or now", () => {
  const installed = machine({ starting: ['/cache/playwright/chrome'] });
  expect(findChromium('', installed.fake)).toBe('/cache/playwright/chrome');
  expect(installed.commands).toEqual([]);

  const fresh = machine({
    brings: { command: /install chromium$/, browser: '/cache/playwright/chrome' },
  });
  expect(findChromium('', fresh.fake)).toBe('/cache/playwright/chrome');
  expect(fresh.commands).toHaveLength(1);
});

test("installs the system's package when Playwright's download fails", () => {
  const { fake, commands } = machine({
    brings: { command: /^apt-get install/, browser: '/usr/bin/chromium' },
  });
  expect(findChromium('', fake)).toBe('/usr/bin/chromium');
  expect(commands.slice(1)).toEqual([
    'apt-get update',
    'apt-get install --yes --no-install-recommends chromium',
  ]);
});

test("installs the system's package when Playwright's browser lacks its libraries", () => {
  const { fake } = machine({
    succeeds: /install chromium$/,
    brings: { command: /^apt-get install/, browser: '/usr/bin/chromium' },
  });
  expect(findChromium('', fake)).toBe('/usr/bin/chromium');
});

test('leaves the packages of a machine alone that is not its to change', () => {
  const { fake, commands } = machine({ root: false });
  expect(() => findChromium('', fake)).toThrow(/^No Chromium was found.*CHROMIUM_PATH to yours\.$/);
  expect(commands.some((command) => command.startsWith('apt-get'))).toBe(false);
});

test('takes the headless shell that is there, or installs it', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  const there = machine({ starting: [shell] });
  expect(findHeadlessShell(there.fake)).toBe(shell);
  expect(there.commands).toEqual([]);

  const installed = machine({ brings: { command: /install .*headless-shell$/, browser: shell } });
  expect(findHeadlessShell(installed.fake)).toBe(shell);
});

test('does without the headless shell where nobody may install one, or none comes', () => {
  const { fake, commands } = machine({ root: false });
  expect(findHeadlessShell(fake)).toBeUndefined();
  expect(commands).toEqual([]);
  expect(findHeadlessShell(machine({}).fake)).toBeUndefined();
});
