import { site } from '#src/shared/content/site.ts';

/** The sender of every mail. */
export const mailFrom = `${site.name} <${site.email}>`;
