import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Our own `client:` directives; each file says when its island wakes. */
const directives = {
  intent: 'on-intent.ts',
  demand: 'on-demand.ts',
  seen: 'when-seen.ts',
  session: 'with-session.ts',
  'sign-in': 'on-sign-in.ts',
  toast: 'on-toast.ts',
  stored: 'when-stored.ts',
  asked: 'when-asked.ts',
};

const folder = new URL('../lib/hydrate/', import.meta.url);

export function hydration(): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const [name, file] of Object.entries(directives)) {
          addClientDirective({ name, entrypoint: fileURLToPath(new URL(file, folder)) });
        }
      },
    },
  };
}
