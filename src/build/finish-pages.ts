import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPages } from './built-pages.ts';
import { withExactHashes } from './content-policy.ts';
import { createStyler } from './page-styles.ts';

/** What remains to be done to each page that Astro has written. The policy is last: it names what stands there then. */
export function finishPages(): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const withOwnStyles = createStyler(fileURLToPath(dir));
        for (const { file, html } of builtPages(dir)) {
          const page = withExactHashes(withOneScript(withOwnStyles(html)));
          writeFileSync(new URL(file, dir), page);
        }
      },
    },
  };
}

/** Each inline script costs the policy a hash, some 50 bytes that no compression shrinks: all go where the first stands. */
export function withOneScript(html: string): string {
  const inline = /<script>([^]*?)<\/script>/g;
  const scripts = [...html.matchAll(inline)].map(([, text = '']) => text.trim());
  let isFirst = true;
  return html.replace(inline, () => {
    const script = isFirst ? `<script>${scripts.join('\n;')}</script>` : '';
    isFirst = false;
    return script;
  });
}
