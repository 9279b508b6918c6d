import content from '../../../content/newsletter.json' with { type: 'json' };
import type { Newsletter } from './newsletter-schema.ts';

// Browsers load this file without its schema: the build has checked it (src/build/content/browser-files.ts).
export const newsletter: Newsletter = content;

/** `New events and tips, by email, at most 2 times a month.` */
export const newsletterWords = `${newsletter.about}, by email, at most ${
  newsletter.timesAMonth === 1 ? 'once' : `${newsletter.timesAMonth} times`
} a month.`;
