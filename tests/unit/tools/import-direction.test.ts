import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  emptyRooms,
  misplacedFiles,
  upwardImports,
  type SourceFiles,
} from '../../support/import-direction.ts';
import { rooms } from '../../support/import-rules.ts';

const code = '{ts,tsx,mts,mjs,js,jsx,astro,mdx}';

function readSources(): SourceFiles {
  const paths = globSync([
    `src/**/*.${code}`,
    `netlify/**/*.${code}`,
    'content/**/*.mdx',
    'src/**/*.css',
  ]);
  return new Map(
    paths.map((path) => [
      path.replaceAll('\\', '/'),
      // A stylesheet is listed so that its folder counts as present; what it imports is the bundler's concern.
      path.endsWith('.css') ? '' : readFileSync(path, 'utf8'),
    ]),
  );
}

describe('the project', () => {
  const files = readSources();

  test('imports only downwards', () => {
    expect(upwardImports(files)).toEqual([]);
  });

  test('keeps every source file in a place of the plan and has no barrel', () => {
    expect(misplacedFiles(files)).toEqual([]);
  });

  test('has something in every room', () => {
    expect(emptyRooms(files)).toEqual([]);
  });
});

describe('the check', () => {
  const upward = (file: string, source: string) => upwardImports(new Map([[file, source]]));

  test.each([
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
    [
      'a function that reaches data',
      'netlify/functions/rebuild.mts',
      `import { x } from '../../src/features/events/data/events.ts';`,
    ],
    [
      'a function that imports another',
      'netlify/functions/rebuild.mts',
      `import { x } from './reconcile.mts';`,
    ],
    [
      'netlify/lib that reaches a function',
      'netlify/lib/mail.ts',
      `import { x } from '../functions/rebuild.mts';`,
    ],
    [
      'site code that imports a function',
      'src/shared/stores/checkout.ts',
      `import { x } from '../../../netlify/lib/mail.ts';`,
    ],
    [
      'site code that imports local',
      'src/shared/content/site.ts',
      `import { x } from '../../../local/stack.ts';`,
    ],
    [
      'a function that imports a test helper',
      'netlify/lib/mail.ts',
      `import { x } from '../../tests/support/people.ts';`,
    ],
    [
      'an island that reaches the build',
      'src/features/events/islands/List.tsx',
      `import { x } from '#src/build/pages/page-facts.ts';`,
    ],
    [
      'an island that reaches the rows of the build',
      'src/features/events/islands/List.tsx',
      `import { x } from '#src/snapshot/rows.ts';`,
    ],
    [
      'the build that runs data',
      'src/build/snapshot/take.ts',
      `import { client } from '#src/shared/data/client.ts';`,
    ],
    [
      'a page that reads content past its room',
      'src/pages/index.astro',
      `---\nimport offers from '../../content/offers.json';\n---\n`,
    ],
    [
      'Supabase in a store',
      'src/shared/stores/session.ts',
      `import { createClient } from '@supabase/supabase-js';`,
    ],
    [
      'Stripe in the browser',
      'src/features/payment/islands/Pay.tsx',
      `import Stripe from 'stripe';`,
    ],
    ['React in a store', 'src/shared/stores/session.ts', `import { useState } from 'react';`],
    ['full zod', 'src/features/reviews/schemas/review.ts', `import { z } from 'zod';`],
    [
      'astro:* in what functions import',
      'src/shared/content/site.ts',
      `import { X } from 'astro:env/client';`,
    ],
    [
      'a missing extension',
      'src/features/events/stores/events.ts',
      `import { x } from '#src/features/events/data/events';`,
    ],
    [
      'code in content',
      'content/courses/resume-mastery.mdx',
      `import Card from '../../src/shared/ui/Card.tsx';\n\n# Course`,
    ],
  ])('catches %s', (_what, file, source) => {
    expect(upward(file, source)).toHaveLength(1);
  });

  test.each([
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
      'src/shared/lib/digits.ts',
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
  ])('accepts %s', (_what, file, source) => {
    expect(upward(file, source)).toEqual([]);
  });

  test('names what has no place in the plan', () => {
    const files = new Map([
      ['src/utils/misc.ts', ''],
      ['src/features/misc/lib/x.ts', ''],
      ['src/features/events/utils/x.ts', ''],
      ['src/shared/islands/X.tsx', ''],
      ['src/features/events/content.ts', ''],
      ['src/features/events/content/words.ts', ''],
    ]);
    expect(misplacedFiles(files)).toEqual([
      'src/utils/misc.ts: utils has no place in src or netlify',
      'src/features/misc/lib/x.ts: misc is not a room',
      'src/features/events/utils/x.ts: a room has no utils',
      'src/shared/islands/X.tsx: shared has no islands',
    ]);
  });

  test('names barrels, by name and by content', () => {
    const files = new Map([
      ['src/shared/ui/index.ts', 'export const x = 1;'],
      [
        'src/shared/ui/all.ts',
        `export * from './Button.tsx';\nexport { Field } from './Field.tsx';`,
      ],
      ['src/pages/index.astro', '<p/>'],
    ]);
    expect(misplacedFiles(files)).toHaveLength(2);
  });

  test('names a room that is gone', () => {
    expect(emptyRooms(new Map([['src/features/events/lib/x.ts', '']]))).toEqual(
      rooms.filter((room) => room !== 'events'),
    );
  });
});
