/** Imports that the direction of imports allows. */
export const allowedImports: [what: string, file: string, source: string][] = [
  [
    'an island that reaches a store',
    'src/features/events/islands/Card.tsx',
    `import { $x } from '#src/features/events/stores/events.ts';`,
  ],
  [
    "another room's island, shapes and addresses",
    'src/features/home/sections/Events.astro',
    `---\nimport { EventRail } from '#src/features/events/islands/EventRail.tsx';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import { eventPath } from '#src/features/events/paths.ts';\n---\n`,
  ],
  [
    'a page that puts the sections of several rooms together',
    'src/pages/index.astro',
    `---\nimport Reviews from '#src/features/home/sections/Reviews.astro';
import Overview from '#src/features/reviews/sections/Overview.astro';\n---\n`,
  ],
  [
    'an import in a comment',
    'src/shared/lib/format.ts',
    `// import x from '#src/shared/data/events.ts'\n/* import '#src/shared/data/x.ts' */`,
  ],
  [
    'an import in a string',
    'src/shared/lib/format.ts',
    `export const text = "import x from '#src/shared/data/events.ts'";`,
  ],
  [
    'an import in the text of a component',
    'src/shared/ui/Note.tsx',
    `export const Note = () => <p>import x from './data'</p>;`,
  ],
  [
    'an example in a text',
    'src/pages/about.mdx',
    "```js\nimport x from '#src/shared/data/x.ts';\n```\n",
  ],
  [
    'types of data in the build',
    'src/build/snapshot/take.ts',
    `import type { Database } from '#src/shared/data/database.types.ts';`,
  ],
  [
    'types of the database in a function',
    'netlify/lib/site/database.ts',
    `import type { Database } from '#src/shared/data/database.types.ts';`,
  ],
  [
    'types of a shape in a pure function',
    'src/features/blog/lib/related.ts',
    `import type { BuiltPost } from '#src/features/blog/schemas/built-post.ts';`,
  ],
  ['a neighbour', 'src/features/events/islands/Card.tsx', `import { Badge } from './Badge.tsx';`],
  [
    'a page that shows the rows of the build',
    'src/pages/events.astro',
    `---\nimport { x } from '#src/snapshot/rows.ts';\n---\n`,
  ],
  [
    'a stylesheet and a font',
    'src/layouts/Site.astro',
    `---\nimport '../shared/styles/global.css';\nimport url from '../shared/styles/fonts/a.woff2?url';\n---\n`,
  ],
  [
    'a picture of the content',
    'src/features/home/sections/Hero.astro',
    `---\nimport photo from '../../../../content/images/hero.jpg';\n---\n`,
  ],
  [
    'a type of React beside the islands',
    'src/shared/lib/keys.ts',
    `import type { FormEvent } from 'react';`,
  ],
  [
    'a glob of the pictures',
    'src/shared/sections/pictures.ts',
    `const all = import.meta.glob('/content/images/*');`,
  ],
  [
    'a function that uses its library and the words of a room',
    'netlify/functions/rebuild.mts',
    `import { x } from '../lib/respond.ts';\nimport { y } from '#src/features/payment/messages/notices.ts';`,
  ],
];
