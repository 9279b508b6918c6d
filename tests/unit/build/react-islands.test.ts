import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markedAsReact } from '#src/build/pages/react-islands.ts';

const islandsOf = (file: string) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^import \{ (\w+) \} from '[^']+\/islands\/\w+\.tsx';$/gm,
    ),
  ].map(([, name = '']) => name);
const islands = new Set(globSync('src/**/*.astro').flatMap(islandsOf));

const modules = globSync('src/**/*.tsx').map((file) => readFileSync(file, 'utf8'));

// What is not known as React is tried as MDX, and `npm run dev` prints "Invalid hook call" for it on each page.
test.each([...islands])('Astro knows that the island %s is made with React', (name) => {
  const [module = ''] = modules.filter((code) => code.includes(`export function ${name}(`));
  expect(markedAsReact(module)).toContain(`\n${name}[Symbol.for('astro:renderer')] = `);
});

test('Astro looks for that mark', () => {
  const source = readFileSync('node_modules/astro/dist/runtime/server/render/common.js', 'utf8');
  expect(source).toContain('const Renderer = /* @__PURE__ */ Symbol.for("astro:renderer");');
});

test('a module without a component stays as it is', () => {
  expect(markedAsReact('export const limit = 3;\n')).toBe('export const limit = 3;\n');
});
