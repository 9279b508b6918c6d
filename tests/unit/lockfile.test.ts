import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  version?: string;
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
