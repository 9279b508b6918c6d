/** The origin that the site is built for, in pages and in the browser alike. */
export const ownOrigin = new URL(import.meta.env.SITE ?? 'http://localhost:8888').origin;
