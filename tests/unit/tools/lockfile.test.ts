import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  version?: string;
  integrity?: string;
  license?: string;
  optional?: boolean;
  /** It comes inside the package around it. */
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Where Node finds a package from another one's folder: the nearest node_modules above it. */
function find(name: string, from: string): Locked | undefined {
  const parts = from === '' ? [] : from.split(/(?<=^|\/)(?=node_modules\/)/);
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const folder = parts
      .slice(0, depth)
      .join('')
      .replace(/\/?$/, depth ? '/' : '');
    const found = packages[`${folder}node_modules/${name}`];
    if (found) return found;
  }
  return undefined;
}

// An install on one system leaves out what is for the others; `npm ci` then refuses the lockfile everywhere.
test('the lockfile names the packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([, version]) => /^\d+\.\d+\.\d+\S*$/.test(version))
      .filter(([name, version]) => find(name, folder)?.version !== version)
      .map(([name, version]) => `${name}@${version} of ${folder}`),
  );
  expect(missing).toEqual([]);
});

test('the lockfile names no host', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved"/);
});

const installed = Object.entries(packages).filter(([folder]) => folder !== '');

// Without it npm takes whatever the registry sends. npm writes it only for what it has downloaded once, so a program for
// another system than the one that builds the site may lack it.
test('npm can tell whether a package is the one that was locked', () => {
  const unknown = installed.filter(
    ([folder, locked]) =>
      !locked.inBundle &&
      !locked.integrity?.startsWith('sha512-') &&
      !isForAnotherSystem(folder, locked),
  );
  expect(unknown.map(([folder]) => folder)).toEqual([]);
});

const isForAnotherSystem = (folder: string, { optional = false }: Locked) =>
  optional && otherSystem.test(folder);

// As these programs are named; the site is built on linux-x64 with glibc.
const otherSystem = /-(?:android|darwin|freebsd|windows|win32|wasm32|linux-arm|linux-x64-musl)/;

/** All of these let the site be sold and changed; sharp's and axe's ask for no more than staying as they are. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages whose description names no licence, or not as SPDX writes it, and where it was found. */
const foundElsewhere = new Map([
  ['node_modules/callsite', 'MIT, in its Readme.md'],
  ['node_modules/@netlify/binary-info', 'Apache-2.0, in its LICENSE_APACHE'],
]);

test('every package may be used in a site that earns money', () => {
  const isAccepted = (licence: string): boolean => {
    const plain = licence.replace(/^\((.*)\)$/, '$1');
    if (plain.includes(' OR ')) return plain.split(' OR ').some(isAccepted);
    return plain.split(' AND ').every((part) => accepted.has(part));
  };
  const unclear = installed.filter(
    ([folder, locked]) =>
      !foundElsewhere.has(folder) &&
      !(locked.license === undefined && isForAnotherSystem(folder, locked)) &&
      !isAccepted(locked.license ?? ''),
  );
  expect(unclear.map(([folder, { license }]) => `${folder}: ${license}`)).toEqual([]);
});
