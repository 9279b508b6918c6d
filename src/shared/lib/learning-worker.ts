/** Where the browser finds layouts/learning-worker.ts. Its folder is what it works for: lessons, and nothing else. */
export const learningWorker = '/learn/worker.js';

// Where a browser keeps lessons for reading without a network. Each a constant of its own: the build puts them into the
// worker, which may import nothing (not every browser has workers that are modules).

/** The pages with their files. */
export const learningPages = 'learn-pages';
/** The texts. */
export const learningTexts = 'learn-texts';
