import type { AstroIntegration } from 'astro';
import { findContentSamples } from './content-samples.ts';

const name = 'virtual:content-samples';

/** Gives the dashboard, and no page, the list of what is still a sample. */
export function sampleList(): AstroIntegration {
  return {
    name: 'sample-list',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'sample-list',
                resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
                load: (id: string) =>
                  id === `\0${name}`
                    ? `export const contentSamples = ${JSON.stringify(findContentSamples())};`
                    : undefined,
              },
            ],
          },
        });
      },
    },
  };
}
