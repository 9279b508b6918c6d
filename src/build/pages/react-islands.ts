import type { AstroIntegration } from 'astro';

const exportedComponent = /^export function ([A-Z]\w*)/gm;

/** The code of a module with React components, each marked as Astro's renderers look for it. */
export function markedAsReact(code: string): string {
  const names = [...code.matchAll(exportedComponent)].map(([, name]) => name);
  const marks = names.map((name) => `${name}[Symbol.for('astro:renderer')] = '@astrojs/react';\n`);
  return marks.length > 0 ? `${code}\n${marks.join('')}` : code;
}

/**
 * Says that what .tsx files export is React. Otherwise Astro tries its renderers: it renders each island once more, and
 * calls one that shows nothing yet as a plain function, about which React prints "Invalid hook call".
 */
export function reactIslands(): AstroIntegration {
  return {
    name: 'react-islands',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'react-islands',
                enforce: 'pre',
                applyToEnvironment: ({ name }) => name !== 'client',
                transform: (code: string, id: string) =>
                  /\/src\/[^?]*\.tsx$/.test(id)
                    ? { code: markedAsReact(code), map: null }
                    : undefined,
              },
            ],
          },
        });
      },
    },
  };
}
