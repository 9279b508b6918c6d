import { createHash } from 'node:crypto';
import type { AstroUserConfig } from 'astro';

type Policy = Exclude<NonNullable<NonNullable<AstroUserConfig['security']>['csp']>, boolean>;

/** Frames that open only after a click: a video and the appointment scheduler. */
const clickedFrames = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://calendly.com',
  'https://cal.com',
  'https://calendar.google.com',
];

/**
 * The policy that each page carries in a meta tag; Astro adds the hashes of its scripts and styles.
 * `frame-ancestors` cannot stand there, so the response header adds it (deploy-files.ts).
 */
export function contentPolicy(options: {
  siteUrl: string;
  backendUrl: string | undefined;
}): Policy {
  const backend = options.backendUrl ? ` ${new URL(options.backendUrl).origin}` : '';
  return {
    directives: [
      "default-src 'none'",
      "base-uri 'none'",
      `connect-src 'self'${backend}`,
      "font-src 'self'",
      "form-action 'self'",
      `frame-src ${clickedFrames.join(' ')}`,
      "img-src 'self' data: https:",
      "manifest-src 'self'",
      "object-src 'none'",
      // Plain http is for one's own machine only; there is nothing to upgrade to.
      ...(options.siteUrl.startsWith('https:') ? (['upgrade-insecure-requests'] as const) : []),
    ],
  };
}

/**
 * Leaves in a page's policy the hashes of what that page holds. Astro lists those of every
 * directive and script of the site, some 40 incompressible bytes each.
 */
export function withExactHashes(html: string): string {
  const scripts = hashesOf(
    html,
    /<script(?![^>]*\b(?:src=|application\/ld\+json))[^>]*>([^]*?)<\/script>/g,
  );
  const styles = hashesOf(html, /<style[^>]*>([^]*?)<\/style>/g);
  return html
    .replace(/(script-src 'self')(?: 'sha256-[^']+')*/, `$1${scripts}`)
    .replace(/(style-src 'self')(?: 'sha256-[^']+')*/, `$1${styles}`);
}

function hashesOf(html: string, elements: RegExp): string {
  const hashes = [...html.matchAll(elements)].map(
    ([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)].join('');
}
