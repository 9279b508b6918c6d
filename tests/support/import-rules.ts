const words = ['messages', 'paths', 'content', 'lib'];

/**
 * Each kind of file and the kinds below it (docs/architecture.md, "Arrows"). A kind may skip over others, with two
 * exceptions: only islands and admin reach stores, and only stores reach data. `type:` allows types alone.
 *
 * A room holds the kinds from `sections` to `lib`; what several rooms use has the same kinds under src/shared.
 */
export const kindsBelow: Record<string, string[]> = {
  pages: ['layouts', 'sections', 'islands', 'admin', 'ui', 'snapshot', 'schemas', ...words],
  layouts: ['sections', 'islands', 'client-directives', 'browser', 'styles', ...words],
  sections: ['islands', 'admin', 'ui', 'browser', 'schemas', ...words],
  islands: ['stores', 'ui', 'browser', 'schemas', ...words],
  admin: ['islands', 'stores', 'ui', 'browser', 'schemas', ...words],
  ui: ['browser', 'lib'],
  stores: ['data', 'browser', 'schemas', ...words],
  data: ['browser', 'schemas', ...words],
  schemas: words,
  messages: ['paths', 'content', 'lib'],
  content: ['paths', 'lib'],
  paths: ['lib'],
  lib: ['type:schemas'],
  /** What only a browser has: storage, downloads, the address. */
  browser: ['lib'],
  styles: [],
  'client-directives': ['browser', 'lib'],
  /** The rows that the pages of a build show, as the build has stored them. */
  snapshot: ['schemas', 'lib'],
  build: ['type:data', 'snapshot', 'schemas', ...words],
  'netlify/functions': ['netlify/lib', 'type:data', 'schemas', ...words],
  'netlify/lib': ['type:data', 'schemas', ...words],
};

/** What a room may take from another one. */
export const openToOtherRooms = ['islands', 'schemas', 'paths', 'messages'];

/** The topics, in the same words everywhere. */
export const rooms = [
  'admin',
  'auth',
  'blog',
  'college',
  'community',
  'courses',
  'events',
  'home',
  'legal',
  'mentorship',
  'payment',
  'profile',
  'reviews',
  'sessions',
  'site',
];

export const roomKinds = [
  'sections',
  'islands',
  'admin',
  'stores',
  'data',
  'schemas',
  'styles',
  ...words,
];
export const sharedKinds = [
  'ui',
  'sections',
  'stores',
  'data',
  'browser',
  'schemas',
  'styles',
  ...words,
];

/** Imports what the pages name, which the build has written. */
export const islandElement = 'src/client-directives/island-element.ts';

/** Single files next to the folders, with their own rules. */
export const looseFiles: Record<string, string[]> = {
  'src/content.config.ts': ['schemas', 'content', 'lib'],
  'src/env.d.ts': [],
};

/** Packages that only some kinds may import. */
export const packageHomes: { name: RegExp; kinds: string[]; typesAnywhere?: true; why: string }[] =
  [
    {
      name: /^@supabase\//,
      kinds: ['data', 'build', 'netlify/lib'],
      why: 'only data, the build and netlify/lib reach Supabase',
    },
    {
      name: /^(stripe|resend)(\/|$)/,
      kinds: ['netlify/lib', 'netlify/functions'],
      why: 'the browser never reaches Stripe or Resend',
    },
    {
      name: /^(react|react-dom|@nanostores\/react)(\/|$)/,
      kinds: ['islands', 'admin', 'ui'],
      typesAnywhere: true,
      why: 'React lives in islands, admin and ui',
    },
    { name: /^zod(\/v4)?$/, kinds: [], why: "write import * as z from 'zod/mini'" },
  ];

/** What the functions import too must run without Astro and Vite. */
export const sharedWithFunctions = ['schemas', ...words];
