import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField } from 'astro/config';
import { blogFiles } from './src/build/blog/blog-files.ts';
import { browserFiles } from './src/build/content/browser-files.ts';
import { buildRecord } from './src/build/snapshot/build-record.ts';
import { contentPolicy } from './src/build/pages/content-policy.ts';
import { deployFiles } from './src/build/redirects/deploy-files.ts';
import { finishPages } from './src/build/pages/finish-pages.ts';
import { foreignPictures } from './src/build/pictures/foreign-pictures.ts';
import { hydration } from './src/build/pages/hydration.ts';
import { buildPlainScripts } from './src/build/pages/plain-scripts.ts';
import { reactIslands } from './src/build/pages/react-islands.ts';
import { publicSnapshot } from './src/build/snapshot/public-snapshot.ts';
import { sampleList } from './src/build/samples/sample-list.ts';
import { shareImages } from './src/build/share-images/share-images.ts';
import { sitemap } from './src/build/sitemap/sitemap.ts';

/** `Features.MediaRangeSyntax` of the Lightning CSS that comes with Vite. */
const mediaRanges = 128;

const siteUrl = process.env.SITE_URL || 'http://localhost:8888';

/**
 * The pages of a build, for the integrations that follow the one that finishes them.
 * @type {import('./src/build/pages/page-facts.ts').PageFacts[]}
 */
const pages = [];

/**
 * The rows of this build that are of an earlier one, for the record of it.
 * @type {import('./src/shared/schemas/cached-rows.ts').CachedRows[]}
 */
const cached = [];

export default defineConfig({
  site: siteUrl,
  output: 'static',
  outDir: process.env.OUT_DIR || 'dist',
  // Covers and share images that were made once; the bench has its own.
  cacheDir: process.env.CACHE_DIR || 'node_modules/.astro',
  // Addresses without a trailing slash (docs/product.md 2.1): /events is events.html.
  trailingSlash: 'never',
  build: {
    format: 'file',
    // While one page is written to the disk, others are rendered.
    concurrency: 8,
    // A file, of which page-styles.ts puts into each page what that page needs.
    inlineStylesheets: 'never',
  },
  // Its inline styles would break the content policy, and no page shows code worth colouring.
  markdown: { syntaxHighlight: false },
  integrations: [
    browserFiles(),
    react(),
    reactIslands(),
    mdx(),
    hydration(),
    buildPlainScripts(),
    buildRecord(cached),
    publicSnapshot(cached),
    blogFiles(cached),
    foreignPictures(),
    sampleList(),
    finishPages(pages),
    sitemap(pages),
    shareImages(pages),
    deployFiles(pages),
  ],
  vite: {
    plugins: [tailwindcss()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // `SiteLayout`, not `SiteLayout.astro_astro_type_script_index_0_lang`: the page names it before it is painted.
              entryFileNames: ({ name }) => `_astro/${name.split('.')[0]}.[hash:6].js`,
            },
          },
        },
      },
    },
    css: {
      lightningcss: {
        // `(width>=40rem)` becomes `(min-width:40rem)`, and nothing else is lowered (docs/decisions/old-browsers.md).
        include: mediaRanges,
      },
    },
    build: {
      // Vite's own are newer with each of its releases (docs/decisions/old-browsers.md).
      target: 'es2022',
      cssTarget: 'esnext',
      sourcemap: false,
      // The script of every page uses a few names of others: inlined, they cost it no request.
      rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } },
      // Scripts stay files: cached over pages, and out of the bytes that the first paint waits for.
      assetsInlineLimit: (file) => (file.endsWith('.js') ? false : undefined),
    },
  },
  env: {
    schema: {
      // Empty means: the site's own origin serves /rest/v1 and /auth/v1.
      PUBLIC_SUPABASE_URL: envField.string({ context: 'client', access: 'public', default: '' }),
      PUBLIC_SUPABASE_ANON_KEY: envField.string({
        context: 'client',
        access: 'public',
        default: '',
      }),
      // Empty means: nobody is asked whether a person sends a form.
      PUBLIC_TURNSTILE_SITE_KEY: envField.string({
        context: 'client',
        access: 'public',
        default: '',
      }),
      // "on" means: the booking form offers messages by WhatsApp.
      PUBLIC_WHATSAPP: envField.string({ context: 'client', access: 'public', default: '' }),
    },
  },
  security: { csp: contentPolicy({ siteUrl, backendUrl: process.env.PUBLIC_SUPABASE_URL }) },
});
