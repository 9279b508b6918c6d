import type { Notice } from './notice.ts';

/** Apart from the catalogue, because a page that a visitor leaves at once carries it. */
export const invalidNavigation: Notice = {
  title: 'Error',
  message: 'Invalid navigation. Please select a mentorship option first.',
  tone: 'error',
};
