/** What, and in which file. */
export const accepted: [what: string, file: string, source: string][] = [
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
