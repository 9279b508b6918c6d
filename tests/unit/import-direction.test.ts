import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  layersBelow,
  misplacedFiles,
  missingLayers,
  upwardImports,
  type SourceFiles,
} from '../support/import-direction.ts';

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

  test('keeps every source file in a known layer and has no barrel', () => {
    expect(misplacedFiles(files)).toEqual([]);
  });

  test('has every layer of the table', () => {
    expect(missingLayers(files)).toEqual([]);
  });
});

describe('the check', () => {
  const upward = (file: string, source: string) => upwardImports(new Map([[file, source]]));

  test.each([
    [
      'an island that reaches data',
      'src/islands/events/Card.tsx',
      `import { x } from '#src/data/events.ts';`,
    ],
    [
      'a section that reaches a store',
      'src/sections/home/Hero.astro',
      `---\nimport { $x } from '#src/stores/x.ts';\n---\n<p/>`,
    ],
    [
      'a page that reaches data',
      'src/pages/index.astro',
      `---\nimport { x } from '#src/data/events.ts';\n---\n`,
    ],
    [
      'a script in a page that reaches a store',
      'src/pages/index.astro',
      `<p/>\n<script>import '#src/stores/x.ts';</script>`,
    ],
    ['an upward import', 'src/lib/format.ts', `import { site } from '#src/config/site.ts';`],
    [
      'an upward import of a type',
      'src/lib/format.ts',
      `import type { Site } from '#src/config/site.ts';`,
    ],
    [
      'an inline type import',
      'src/lib/format.ts',
      `type Site = import('#src/config/site.ts').Site;`,
    ],
    [
      'a dynamic import',
      'src/ui/Button.tsx',
      `const load = () => import('#src/stores/session.ts');`,
    ],
    ['a computed import', 'src/ui/Button.tsx', `const load = (name) => import(name);`],
    ['a re-export', 'src/data/events.ts', `export { notify } from '#src/stores/toasts.ts';`],
    ['a glob import', 'src/ui/List.tsx', `const all = import.meta.glob(['#src/data/*.ts']);`],
    [
      'a relative path out of its layer',
      'src/islands/site/Menu.tsx',
      `import { x } from '../../data/client.ts';`,
    ],
    [
      'a downward import without #src',
      'src/stores/events.ts',
      `import { x } from '../data/events.ts';`,
    ],
    [
      'a function that reaches data',
      'netlify/functions/rebuild.mts',
      `import { x } from '../../src/data/events.ts';`,
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
      'src/stores/checkout.ts',
      `import { x } from '../../netlify/lib/mail.ts';`,
    ],
    [
      'site code that imports local',
      'src/config/site.ts',
      `import { x } from '../../local/stack.ts';`,
    ],
    [
      'a function that imports a test helper',
      'netlify/lib/mail.ts',
      `import { x } from '../../tests/support/people.ts';`,
    ],
    [
      'an island that reaches the build',
      'src/islands/events/List.tsx',
      `import { x } from '#src/build/snapshot.ts';`,
    ],
    [
      'the build that runs data',
      'src/build/snapshot.ts',
      `import { client } from '#src/data/client.ts';`,
    ],
    [
      'a page that reads content past config',
      'src/pages/index.astro',
      `---\nimport offers from '../../content/offers.json';\n---\n`,
    ],
    [
      'Supabase in a store',
      'src/stores/session.ts',
      `import { createClient } from '@supabase/supabase-js';`,
    ],
    ['Stripe in the browser', 'src/islands/payment/Pay.tsx', `import Stripe from 'stripe';`],
    ['React in a store', 'src/stores/session.ts', `import { useState } from 'react';`],
    ['full zod', 'src/schemas/review.ts', `import { z } from 'zod';`],
    [
      'astro:* in what functions import',
      'src/config/site.ts',
      `import { X } from 'astro:env/client';`,
    ],
    ['a missing extension', 'src/stores/events.ts', `import { x } from '#src/data/events';`],
    [
      'code in content',
      'content/courses/resume-mastery.mdx',
      `import Card from '../../src/ui/Card.tsx';\n\n# Course`,
    ],
  ])('catches %s', (_what, file, source) => {
    expect(upward(file, source)).toHaveLength(1);
  });

  test.each([
    [
      'an island that reaches a store',
      'src/islands/events/Card.tsx',
      `import { $x } from '#src/stores/events.ts';`,
    ],
    [
      'an import in a comment',
      'src/lib/format.ts',
      `// import x from '#src/data/events.ts'\n/* import '#src/data/x.ts' */`,
    ],
    [
      'an import in a string',
      'src/lib/format.ts',
      `export const text = "import x from '#src/data/events.ts'";`,
    ],
    [
      'an import in the text of a component',
      'src/ui/Note.tsx',
      `export const Note = () => <p>import x from './data'</p>;`,
    ],
    [
      'an example in a text',
      'src/pages/about.mdx',
      "```js\nimport x from '#src/data/x.ts';\n```\n",
    ],
    [
      'types of data in the build',
      'src/build/snapshot.ts',
      `import type { Database } from '#src/data/database.types.ts';`,
    ],
    ['a neighbour', 'src/islands/events/Card.tsx', `import { Badge } from './Badge.tsx';`],
    [
      'a page that uses the snapshot',
      'src/pages/events.astro',
      `---\nimport { x } from '#src/build/snapshot.ts';\n---\n`,
    ],
    [
      'a stylesheet and a font',
      'src/layouts/Site.astro',
      `---\nimport '#src/styles/global.css';\nimport url from '../styles/fonts/a.woff2?url';\n---\n`,
    ],
    [
      'a picture of the content',
      'src/sections/home/Hero.astro',
      `---\nimport photo from '../../../content/images/hero.jpg';\n---\n`,
    ],
    [
      'a type of React beside the islands',
      'src/lib/digits.ts',
      `import type { FormEvent } from 'react';`,
    ],
    [
      'a glob of the pictures',
      'src/sections/site/pictures.ts',
      `const all = import.meta.glob('/content/images/*');`,
    ],
    [
      'a function that uses its library',
      'netlify/functions/rebuild.mts',
      `import { x } from '../lib/respond.ts';\nimport { y } from '#src/config/limits.ts';`,
    ],
  ])('accepts %s', (_what, file, source) => {
    expect(upward(file, source)).toEqual([]);
  });

  test('names a folder that is no layer', () => {
    expect(misplacedFiles(new Map([['src/utils/misc.ts', '']]))).toEqual([
      'src/utils/misc.ts: src/utils is not a layer',
    ]);
  });

  test('names barrels, by name and by content', () => {
    const files = new Map([
      ['src/ui/index.ts', 'export const x = 1;'],
      ['src/ui/all.ts', `export * from './Button.tsx';\nexport { Field } from './Field.tsx';`],
      ['src/pages/index.astro', '<p/>'],
    ]);
    expect(misplacedFiles(files)).toHaveLength(2);
  });

  test('names a layer that is gone', () => {
    expect(missingLayers(new Map([['src/pages/index.astro', '']]))).toEqual(
      Object.keys(layersBelow).filter((layer) => layer !== 'src/pages'),
    );
  });
});
