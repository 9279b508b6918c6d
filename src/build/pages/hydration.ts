import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Our own `client:` directives; each file says when its island hydrates. */
const directives = {
  intent: 'on-intent.ts',
  stale: 'when-stale.ts',
  'visible-or-intent': 'when-visible-or-intent.ts',
  session: 'with-session.ts',
  'sign-in': 'on-sign-in.ts',
  toast: 'on-toast.ts',
  storage: 'with-storage.ts',
  query: 'on-query.ts',
};

/** Astro's own, as far as the site uses them. */
const builtIn = { load: 'on-load.ts', only: 'on-load.ts' };

/** The names that the island of the published pages knows; another one ends the build (page-islands.ts). */
export const knownDirectives: ReadonlySet<string> = new Set(
  Object.keys({ ...directives, ...builtIn }),
);

/** What layouts/site-script.ts imports: each directive by its name. */
const tableName = 'virtual:directives';

const pathOf = (file: string) =>
  fileURLToPath(new URL(file, new URL('../../client-directives/', import.meta.url)));

function directiveTable(): string {
  const entries = Object.entries({ ...directives, ...builtIn });
  const imports = entries.map(
    ([, file], index) => `import d${index} from ${JSON.stringify(pathOf(file))};`,
  );
  const table = entries.map(([name], index) => `${JSON.stringify(name)}: d${index}`);
  return `${imports.join('\n')}\nexport const directives = { ${table.join(', ')} };`;
}

export function hydration(): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        for (const [name, file] of Object.entries(directives)) {
          addClientDirective({ name, entrypoint: pathOf(file) });
        }
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'directives',
                resolveId: (id) => (id === tableName ? `\0${tableName}` : undefined),
                load: (id) => (id === `\0${tableName}` ? directiveTable() : undefined),
              },
            ],
          },
        });
      },
    },
  };
}
