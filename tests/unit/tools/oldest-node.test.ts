import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isInRange, oldestOf } from '../../../tools/install/node-range.mjs';
import { programsFor } from '../../../tools/install/packages.mjs';
import packageJson from '../../../package.json' with { type: 'json' };

interface Locked {
  engines?: { node?: string };
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const { node: range } = packageJson.engines;

const machines = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'darwin', cpu: 'arm64', libc: undefined },
  { os: 'win32', cpu: 'x64', libc: undefined },
];

const refusing = (version: string, machine: (typeof machines)[number]) =>
  programsFor(packages, machine).filter(
    (path: string) => !isInRange(packages[path]?.engines?.node ?? '>=0', version),
  );

test.each(machines)(
  'npm leaves out no program for $os $cpu $libc with a Node of package.json',
  (machine) => {
    expect(programsFor(packages, machine).length).toBeGreaterThan(8);
    for (const version of ['20.19.0', '20.20.2', '22.12.0', '24.0.0']) {
      expect(isInRange(range, version)).toBe(true);
      expect(refusing(version, machine)).toEqual([]);
    }
  },
);

test.each(['18.20.8', '20.17.0', '20.18.3', '21.7.3', '22.11.0'])(
  'with Node %s it would, so package.json refuses it',
  (version) => {
    expect(isInRange(range, version)).toBe(false);
    for (const machine of machines) expect(refusing(version, machine)).not.toEqual([]);
  },
);

test('the README names the oldest Node that works', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(`Node ${oldestOf(range)} or newer`);
});
