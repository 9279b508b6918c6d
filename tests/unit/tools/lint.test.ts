import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();

async function brokenRules(filePath: string, source: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(source, { filePath });
  return result?.messages.map((message) => message.ruleId) ?? [];
}

test.each([
  [
    'a picture without a text',
    'src/shared/ui/Photo.tsx',
    `export const Photo = () => <img src="/a.png" />;`,
    'jsx-a11y/alt-text',
  ],
  [
    'a clickable box that no keyboard reaches',
    'src/shared/ui/Box.tsx',
    `export const Box = () => <div onClick={() => {}} />;`,
    'jsx-a11y/click-events-have-key-events',
  ],
  [
    'a hook behind a condition',
    'src/features/site/islands/Menu.tsx',
    `import { useState } from 'react';\nexport function Menu({ open }: { open: boolean }) { if (open) useState(0); return null; }`,
    'react-hooks/rules-of-hooks',
  ],
  [
    'a stale effect',
    'src/features/site/islands/Menu.tsx',
    `import { useEffect } from 'react';\nexport function Menu({ open }: { open: boolean }) { useEffect(() => { document.title = String(open); }, []); return null; }`,
    'react-hooks/exhaustive-deps',
  ],
  [
    'HTML that nobody cleaned',
    'src/features/blog/stores/blog.ts',
    `document.body.innerHTML = '';`,
    'no-restricted-properties',
  ],
  [
    'markup that is matched and not parsed',
    'local/server/pages.ts',
    `export const titleOf = (page: string) => /<title>(.*?)<\\/title>/.exec(page)?.[1];`,
    'no-restricted-syntax',
  ],
  [
    'markup that is matched in a test',
    'tests/unit/x.test.ts',
    `export const hasTag = (page: string) => /<[a-z]/i.test(page);`,
    'no-restricted-syntax',
  ],
  [
    'markup that is rewritten',
    'src/build/pages/pages.ts',
    `export const plain = (page: string) => page.replace(/(?:<\\/p>|<!--)/g, '');`,
    'no-restricted-syntax',
  ],
  [
    'a forgotten console.log',
    'src/features/blog/stores/blog.ts',
    `console.log('here');`,
    'no-console',
  ],
  [
    'any',
    'netlify/lib/mail/mail.ts',
    `export const send = (message: any) => message;`,
    '@typescript-eslint/no-explicit-any',
  ],
  [
    'a silenced type error',
    'local/stack.ts',
    `// @ts-ignore\nexport const port: number = '1';`,
    '@typescript-eslint/ban-ts-comment',
  ],
  [
    'a test that runs alone',
    'tests/unit/x.test.ts',
    `test.only('x', () => {});`,
    'no-restricted-properties',
  ],
  [
    'tests that do not run',
    'tests/browser/x.spec.ts',
    `test.describe.skip('x', () => {});`,
    'no-restricted-syntax',
  ],
  [
    'waiting by the clock',
    'tests/browser/x.spec.ts',
    `await page.waitForTimeout(500);`,
    'no-restricted-properties',
  ],
  [
    'waiting by a timer',
    'tests/browser/x.spec.ts',
    `await new Promise((done) => setTimeout(done, 500));`,
    'no-restricted-globals',
  ],
  [
    'waiting for silence',
    'tests/browser/x.spec.ts',
    `await page.waitForLoadState('networkidle');`,
    'no-restricted-syntax',
  ],
])('the linter catches %s', async (_what, file, source, rule) => {
  expect(await brokenRules(file, source)).toContain(rule);
});

test('the linter accepts expressions that are not about markup', async () => {
  const source = 'export const found = [/(?<year>\\d{4})/, /(?<!a)b/, /a < b/, /[&<>]/g];';
  expect(await brokenRules('src/shared/lib/x.ts', source)).toEqual([]);
});

test('the linter accepts ordinary code', async () => {
  const source = `import { useState } from 'react';
    export function Counter() {
      const [count, setCount] = useState(0);
      return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
    }`;
  expect(await brokenRules('src/features/home/islands/Counter.tsx', source)).toEqual([]);
});
