import type { AstroIntegration } from 'astro';
import type { CachedRows } from '#src/shared/schemas/cached-rows.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** Reads events and reviews before any page is made; adds to `cached` what is of an earlier build. */
export function publicSnapshot(cached: CachedRows[]): AstroIntegration {
  return {
    name: 'public-snapshot',
    hooks: {
      'astro:build:start': async ({ logger }) => {
        cached.push(...(await takeSnapshot((text) => logger.warn(text))));
      },
      'astro:server:setup': async ({ logger }) => {
        await takeSnapshot((text) => logger.warn(text));
      },
    },
  };
}
