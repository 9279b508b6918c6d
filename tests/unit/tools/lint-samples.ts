/** What, in which file, and the rule that says so. */
export const wrong: [what: string, file: string, source: string, rule: string][] = [
  [
    'a picture without a text',
    'src/shared/ui/Photo.tsx',
    `export const Photo = () => <img src="/a.png" />;`,
    'jsx-a11y(alt-text)',
  ],
  [
    'a clickable box that no keyboard reaches',
    'src/shared/ui/Box.tsx',
    `export const Box = () => <div onClick={() => {}} />;`,
    'jsx-a11y(click-events-have-key-events)',
  ],
  [
    'a hook behind a condition',
    'src/features/site/islands/Menu.tsx',
    `import { useState } from 'react';\nexport function Menu({ open }: { open: boolean }) { if (open) useState(0); return null; }`,
    'react-hooks(rules-of-hooks)',
  ],
  [
    'a stale effect',
    'src/features/site/islands/Title.tsx',
    `import { useEffect } from 'react';\nexport function Menu({ open }: { open: boolean }) { useEffect(() => { document.title = String(open); }, []); return null; }`,
    'react-hooks(exhaustive-deps)',
  ],
  [
    'HTML that nobody cleaned',
    'src/features/blog/stores/blog.ts',
    `document.body.innerHTML = '';`,
    'eslint(no-restricted-properties)',
  ],
  [
    'markup that is matched and not parsed',
    'local/server/pages.ts',
    `export const titleOf = (page: string) => /<title>(.*?)<\\/title>/.exec(page)?.[1];`,
    'project(markup-is-parsed)',
  ],
  [
    'markup that is matched in a test',
    'tests/unit/markup.test.ts',
    `export const hasTag = (page: string) => /<[a-z]/i.test(page);`,
    'project(markup-is-parsed)',
  ],
  [
    'markup that is rewritten',
    'src/build/pages/pages.ts',
    `export const plain = (page: string) => page.replace(/(?:<\\/p>|<!--)/g, '');`,
    'project(markup-is-parsed)',
  ],
  [
    'a forgotten console.log',
    'src/features/blog/stores/log.ts',
    `console.log('here');`,
    'eslint(no-console)',
  ],
  [
    'any',
    'netlify/lib/mail/mail.ts',
    `export const send = (message: any) => message;`,
    'typescript(no-explicit-any)',
  ],
  [
    'a silenced type error',
    'local/stack.ts',
    `// @ts-ignore\nexport const port: number = '1';`,
    'typescript(ban-ts-comment)',
  ],
  [
    'a test that runs alone',
    'tests/unit/only.test.ts',
    `test.only('x', () => {});`,
    'eslint(no-restricted-properties)',
  ],
  [
    'tests that do not run',
    'tests/browser/skipped.spec.ts',
    `test.describe.skip('x', () => {});`,
    'eslint(no-restricted-properties)',
  ],
  [
    'waiting by the clock',
    'tests/browser/clock.spec.ts',
    `await page.waitForTimeout(500);`,
    'eslint(no-restricted-properties)',
  ],
  [
    'waiting by a timer',
    'tests/browser/timer.spec.ts',
    `await new Promise((done) => setTimeout(done, 500));`,
    'eslint(no-restricted-globals)',
  ],
  [
    'waiting for silence',
    'tests/browser/silence.spec.ts',
    `await page.waitForLoadState('networkidle');`,
    'project(no-waiting-for-silence)',
  ],
  [
    'a component that is made again in each render',
    'src/features/site/islands/Nested.tsx',
    `export function Nested({ text }: { text: string }) { const Inner = () => <p>{text}</p>; return <Inner />; }`,
    'react(static-components)',
  ],
  [
    'the time of a render',
    'src/features/site/islands/Now.tsx',
    `export function Now() { return <time>{new Date().toISOString()}</time>; }`,
    'react(purity)',
  ],
  [
    'a form without its frame',
    'src/features/site/islands/Form.tsx',
    `export const Form = () => <form />;`,
    'react(forbid-elements)',
  ],
  [
    'an exception that nothing needs',
    'src/shared/lib/exception.ts',
    `// oxlint-disable-next-line no-console -- it was needed once\nexport const one = 1;`,
    'Unused oxlint-disable directive (no problems were reported).',
  ],
];

/** What, and in which file. */
export const right: [what: string, file: string, source: string][] = [
  [
    'expressions that are not about markup',
    'src/shared/lib/x.ts',
    'export const found = [/(?<year>\\d{4})/, /(?<!a)b/, /a < b/, /[&<>]/g];',
  ],
  [
    'ordinary code',
    'src/features/home/islands/Counter.tsx',
    `import { useState } from 'react';
    export function Counter() {
      const [count, setCount] = useState(0);
      return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
    }`,
  ],
];
