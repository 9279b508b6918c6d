import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { offersSchema } from '#src/shared/content/offers-schema.ts';
import { newsletterSchema } from '#src/shared/content/newsletter-schema.ts';
import { readContent } from '#src/shared/content/read-content.ts';
import { siteSchema } from '#src/shared/content/site-schema.ts';

const schemas = {
  'content/offers.json': offersSchema,
  'content/site.json': siteSchema,
  'content/newsletter.json': newsletterSchema,
};

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${String(error)}.`);
  }
}

/** Throws the sentence about a wrong one; `hear` is told where each is. */
export function checkBrowserFiles(hear?: (place: URL) => void): void {
  for (const [file, schema] of Object.entries(schemas)) {
    const place = new URL(`../../../${file}`, import.meta.url);
    hear?.(place);
    readContent(file, schema, parse(file, readFileSync(place, 'utf8')));
  }
}

/**
 * Ends a build whose offers, newsletter or site words are wrong, before anything is built. What imports the other content files
 * checks them; these would bring their schemas to the browser.
 */
export function browserFiles(): AstroIntegration {
  return {
    name: 'browser-files',
    hooks: {
      'astro:config:setup': ({ addWatchFile }) => checkBrowserFiles(addWatchFile),
    },
  };
}
