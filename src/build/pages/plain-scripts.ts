import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { learningWorker } from '#src/shared/lib/learning-worker.ts';
import { laterScript } from '#src/shared/lib/later-script.ts';

type SetUp = NonNullable<AstroIntegration['hooks']['astro:config:setup']>;

/** What finish-pages.ts puts into each page and takes out of the site again. */
export const startScript = '/start.js';

const layouts = new URL('../../layouts/', import.meta.url);

/** Scripts that no page imports, each built into a file of its own, at an address that no deploy changes. */
const sources = {
  [laterScript]: 'later-script.ts',
  [startScript]: 'start-script.ts',
  [learningWorker]: 'learning-worker.ts',
};

export function buildPlainScripts(): AstroIntegration {
  const setUp: SetUp = ({ updateConfig }) => {
    updateConfig({
      vite: {
        plugins: [
          {
            name: 'plain-scripts',
            apply: 'build',
            applyToEnvironment: ({ name }) => name === 'client',
            buildStart() {
              for (const [address, source] of Object.entries(sources)) {
                const id = fileURLToPath(new URL(source, layouts));
                this.emitFile({ type: 'chunk', id, fileName: address.slice(1) });
              }
            },
          },
          {
            name: 'plain-scripts-of-dev',
            apply: 'serve',
            // `npm run dev` serves sources by their own address.
            configureServer({ middlewares }) {
              middlewares.use(laterScript, (_request, response) => {
                const Location = `/src/layouts/${sources[laterScript]}`;
                response.writeHead(302, { Location }).end();
              });
            },
          },
        ],
      },
    });
  };
  return { name: 'plain-scripts', hooks: { 'astro:config:setup': setUp } };
}
