/** Imports between the site, its functions, its build and its packages that their direction forbids. */
export const forbiddenAcross: [what: string, file: string, source: string][] = [
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
  ['Stripe in the browser', 'src/features/payment/islands/Pay.tsx', `import Stripe from 'stripe';`],
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
];
