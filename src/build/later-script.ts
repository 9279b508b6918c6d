import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { laterScript } from '#src/config/later-script.ts';

type Plugin = NonNullable<NonNullable<AstroIntegration['hooks']['astro:config:setup']>>;

const entry = fileURLToPath(new URL('../layouts/later-script.ts', import.meta.url));

/** Builds layouts/later-script.ts into a file of its own, at an address that no deploy changes. */
export function buildLaterScript(): AstroIntegration {
  const setUp: Plugin = ({ updateConfig }) => {
    updateConfig({
      vite: {
        plugins: [
          {
            name: 'later-script',
            apply: 'build',
            applyToEnvironment: ({ name }) => name === 'client',
            buildStart() {
              const fileName = laterScript.slice(1);
              this.emitFile({ type: 'chunk', id: entry, fileName });
            },
          },
        ],
      },
    });
  };
  return { name: 'later-script', hooks: { 'astro:config:setup': setUp } };
}
