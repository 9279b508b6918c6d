import content from '../../../content/site.json' with { type: 'json' };
import type { Site } from './site-schema.ts';

/**
 * Who the site is about and where its outside links lead. Browsers load this file without its schema: the build has
 * checked it (src/build/content/browser-files.ts).
 */
export const site: Site = content;
