import { site } from '#src/shared/content/site.ts';
import { environment } from '../site/env.ts';

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The lines of what somebody typed, however their device ends a line. */
export const linesOf = (text: string) => text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);

/** Who writes, below every mail. */
export const signature = () => [
  site.name,
  site.tagline,
  `Questions? Reply to this email, or write to ${site.email}.`,
  environment().SITE_URL,
];
