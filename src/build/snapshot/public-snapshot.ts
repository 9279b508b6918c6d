import type { AstroIntegration } from 'astro';
import type { KeptRows } from '#src/shared/schemas/kept-rows.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** Reads events and reviews before any page is made; adds to `kept` what is of an earlier build. */
export function publicSnapshot(kept: KeptRows[]): AstroIntegration {
  return {
    name: 'public-snapshot',
    hooks: {
      'astro:build:start': async ({ logger }) => {
        kept.push(...(await takeSnapshot((text) => logger.warn(text))));
      },
      'astro:server:setup': async ({ logger }) => {
        await takeSnapshot((text) => logger.warn(text));
      },
    },
  };
}
