/** Imports inside the site that the direction of imports forbids. */
export const forbiddenInTheSite: [what: string, file: string, source: string][] = [
  [
    'an island that reaches data',
    'src/features/events/islands/Card.tsx',
    `import { x } from '#src/features/events/data/events.ts';`,
  ],
  [
    'a section that reaches a store',
    'src/features/home/sections/Hero.astro',
    `---\nimport { $x } from '#src/features/home/stores/x.ts';\n---\n<p/>`,
  ],
  [
    'a page that reaches data',
    'src/pages/index.astro',
    `---\nimport { x } from '#src/features/events/data/events.ts';\n---\n`,
  ],
  [
    'a script in a page that reaches a store',
    'src/pages/index.astro',
    `<p/>\n<script>import '#src/shared/stores/x.ts';</script>`,
  ],
  [
    "another room's store",
    'src/features/profile/stores/x.ts',
    `import { $x } from '#src/features/events/stores/x.ts';`,
  ],
  [
    "another room's section",
    'src/features/home/sections/Reviews.astro',
    `---\nimport X from '#src/features/reviews/sections/Overview.astro';\n---\n`,
  ],
  [
    "another room's content",
    'src/features/home/sections/Hero.astro',
    `---\nimport { x } from '#src/features/payment/content.ts';\n---\n`,
  ],
  [
    "another room's pure functions",
    'src/features/profile/islands/Card.tsx',
    `import { x } from '#src/features/events/lib/search.ts';`,
  ],
  [
    "another room's type of a kind that is closed",
    'src/features/profile/stores/x.ts',
    `import type { X } from '#src/features/events/data/events.ts';`,
  ],
  [
    'shared code that knows a room',
    'src/shared/stores/session.ts',
    `import { x } from '#src/features/auth/paths.ts';`,
  ],
  [
    'an upward import',
    'src/shared/lib/format.ts',
    `import { site } from '#src/shared/content/site.ts';`,
  ],
  [
    'an upward import inside a room',
    'src/features/events/lib/search.ts',
    `import { paths } from '#src/features/events/paths.ts';`,
  ],
  [
    'an upward import of a type',
    'src/shared/paths.ts',
    `import type { Site } from '#src/shared/content/site.ts';`,
  ],
  [
    'an inline type import',
    'src/shared/paths.ts',
    `type Site = import('#src/shared/content/site.ts').Site;`,
  ],
  [
    'a shape that a pure function runs',
    'src/features/blog/lib/related.ts',
    `import { postSchema } from '#src/features/blog/schemas/post.ts';`,
  ],
  [
    'a dynamic import',
    'src/shared/ui/Button.tsx',
    `const load = () => import('#src/shared/stores/session.ts');`,
  ],
  ['a computed import', 'src/shared/ui/Button.tsx', `const load = (name) => import(name);`],
  [
    'a re-export',
    'src/features/events/data/events.ts',
    `export { notify } from '#src/shared/stores/toasts.ts';`,
  ],
  [
    'a glob import',
    'src/shared/ui/List.tsx',
    `const all = import.meta.glob(['#src/shared/data/*.ts']);`,
  ],
  [
    'a relative path out of its folder',
    'src/features/site/islands/Menu.tsx',
    `import { x } from '../../../shared/data/client.ts';`,
  ],
  [
    'a downward import without #src',
    'src/features/events/stores/events.ts',
    `import { x } from '../data/events.ts';`,
  ],
];
