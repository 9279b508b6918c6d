import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readImports } from '../../support/read-imports.ts';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

const packageOf = (target: string) =>
  /^(?:@[\w.-]+\/)?[\w.-]+(?=\/|$)/.exec(target.replace(/\?.*$/, ''))?.[0];

// What comes along with another package can go, or change, with its next version.
test('every package that the site uses is one that package.json names', () => {
  const files = globSync('{src,netlify}/**/*.{ts,tsx,mts,astro}');
  expect(files.length).toBeGreaterThan(100);
  const used = files.flatMap((file) =>
    readImports(file, readFileSync(file, 'utf8')).flatMap(({ target = '' }) => {
      const name = /^(?:[.#/]|node:|astro:|virtual:)/.test(target) ? undefined : packageOf(target);
      return name && !(name in dependencies) && !(name in devDependencies)
        ? [`${name} in ${file}`]
        : [];
    }),
  );
  expect(used).toEqual([]);
});

test('every package has one version, and no range of them', () => {
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(version),
  );
  expect(ranges).toEqual([]);
});

test("Quill's classes are those of the editor's own Quill", () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const copies = Object.keys(packages).filter((path) => path.endsWith('node_modules/quill'));
  expect(copies).toEqual(['node_modules/quill']);
  expect(packages['node_modules/quill']?.version).toBe(dependencies['quill']);
});
