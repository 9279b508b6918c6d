import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };

const scripts: Record<string, string> = packageJson.scripts;
const installer = 'node tools/ensure-installed.mjs';
const names = Object.keys(scripts).filter((name) => scripts[name] !== installer);

test.each(names)(
  'npm run %s works in a fresh copy: its pre script installs the packages',
  (name) => {
    expect(scripts[`pre${name}`]).toBe(installer);
  },
);

test('every installer belongs to a script', () => {
  const owners = Object.keys(scripts).filter((name) => scripts[name] === installer);
  expect(owners.sort()).toEqual(names.map((name) => `pre${name}`).sort());
});

test('every file and folder that a script names is there', () => {
  const paths = Object.values(scripts).flatMap(
    (script) => script.match(/(?:local|tools|tests)\/[\w./-]+/g) ?? [],
  );
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('the README and CONTRIBUTING name every script, and no document names one that is not there', () => {
  const guides = ['README.md', 'CONTRIBUTING.md'].map((file) => readFileSync(file, 'utf8')).join();
  const isNamed = (name: string) =>
    new RegExp(`(?:npm |npm run |\`)${name}(?![\\w:-])`).test(guides);
  expect(names.filter((name) => !isNamed(name))).toEqual([]);

  const documents = globSync(['*.md', 'docs/**/*.md', '.github/**/*.yml', 'netlify.toml']);
  const unknown = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run\s+([a-z][\w:-]*)/g)].filter(
      ([, name = '']) => !(name in scripts),
    ),
  );
  expect(unknown).toEqual([]);
});
