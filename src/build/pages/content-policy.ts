import { createHash } from 'node:crypto';
import type { AstroUserConfig } from 'astro';
import { frameSources } from '#src/shared/lib/frame-sources.ts';
import { turnstileSources } from '#src/shared/lib/human-check.ts';
import { speculationRules } from '#src/shared/lib/speculation-rules.ts';

type AstroPolicy = Exclude<NonNullable<NonNullable<AstroUserConfig['security']>['csp']>, boolean>;

/** How a content policy names code by its text: `'sha256-…'`. */
export const hashSource = (text: string) => `'${digest(text)}'`;

const digest = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

/**
 * The policy that Astro writes into each page, with the hashes of all scripts and styles that it knows; page-policy.ts
 * leaves in it those of the page.
 */
export function contentPolicy(options: {
  siteUrl: string;
  backendUrl: string | undefined;
  /** Other hosts whose scripts and frames the site loads. */
  hosts?: string[];
}): AstroPolicy {
  const { hosts = turnstileSources() } = options;
  const backend = options.backendUrl ? ` ${new URL(options.backendUrl).origin}` : '';
  return {
    directives: [
      "default-src 'none'",
      "base-uri 'none'",
      `connect-src 'self'${backend}`,
      "font-src 'self'",
      "form-action 'self'",
      `frame-src ${[...frameSources, ...hosts].join(' ')}`,
      // Pictures of other hosts are taken over by the build (pictures/foreign-pictures.ts).
      "img-src 'self' data:",
      "manifest-src 'self'",
      // The sound files of lessons.
      'media-src blob:',
      "object-src 'none'",
      // Plain http is for one's own machine only; there is nothing to upgrade to.
      ...(options.siteUrl.startsWith('https:') ? (['upgrade-insecure-requests'] as const) : []),
    ],
    // Astro does not know the scripts of a layout that it does not bundle.
    scriptDirective: { resources: ["'self'", ...hosts], hashes: [digest(speculationRules)] },
  };
}

/**
 * The policy of the response header. Browsers apply it beside the page's own, so it holds where a page's meta element
 * would not: no handlers in attributes, and of inline scripts only those of the site.
 */
export const headerPolicy = (inlineScripts: Iterable<string>, hosts = turnstileSources()) =>
  [
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    `script-src ${["'self'", ...hosts, ...inlineScripts].join(' ')}`,
    "script-src-attr 'none'",
  ].join('; ');
