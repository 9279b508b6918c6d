import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { headerPolicy } from '#src/build/pages/content-policy.ts';
import type { PageFacts } from '#src/build/pages/page-facts.ts';
import { postPath } from '#src/features/blog/paths.ts';
import { shortLinks } from '#src/features/site/content/short-links.ts';
import { readCachedBlog } from '#src/snapshot/articles.ts';
import { rewrites } from './rewrites.ts';

const securityHeaders = (pages: PageFacts[]) => ({
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'Content-Security-Policy': headerPolicy(allInlineScripts(pages)),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
});

/** In a fixed order. */
const allInlineScripts = (pages: PageFacts[]) =>
  [...new Set(pages.flatMap(({ inlineScripts }) => inlineScripts))].sort();

const headerRules = (pages: PageFacts[]): Record<string, Record<string, string>> => ({
  '/*': securityHeaders(pages),
  '/_astro/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  '/covers/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  '/pictures/*.webp': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  // Who holds the address can change the session.
  '/session/*': {
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  },
  '/admin*': { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
});

/** Writes what the host reads beside the finished pages: `_headers` and `_redirects`. */
export function deployFiles(pages: PageFacts[]): AstroIntegration {
  return {
    name: 'deploy-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('_headers', dir), headersFile(pages));
        await writeFile(new URL('_redirects', dir), redirectsFile(await movedPosts()));
      },
    },
  };
}

function headersFile(pages: PageFacts[]): string {
  return Object.entries(headerRules(pages))
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('');
}

/** One rule per line; the first match counts. An existing page comes before any rule without `!`. */
function redirectsFile(moved: string[]): string {
  const rules = [
    ...moved,
    ...Object.entries(rewrites).map(([from, to]) => `${from} ${to} 200`),
    // The page of a short link says that it redirects; hosts that look at the rules first send on at once.
    ...Object.entries(shortLinks).map(([key, { target }]) => `/redirect/${key} ${target} 302`),
    '/redirect/* /not-found 302',
  ];
  return rules.map((rule) => `${rule}\n`).join('');
}

const movedPosts = async () => postRules((await readCachedBlog())?.moved ?? {});

/**
 * The former addresses of articles lead on to where they are now, for good. Of `*` and `:name` Netlify documents what
 * they match, and no way to mean the characters themselves: an address that holds them gets no rule, and the shell,
 * which looks the address up, leads on.
 */
export const postRules = (moved: Record<string, string>): string[] =>
  Object.entries(moved)
    .map(([from, to]) => [encodeURI(postPath(from)), encodeURI(postPath(to))])
    .filter((addresses) => !/[*:]/.test(addresses.join('')))
    .map(([from, to]) => `${from} ${to} 301`);
