/** Where the browser finds layouts/later-script.ts. It has no hash: a page that is open during a deploy still gets it. */
export const laterScript = '/later.js';
