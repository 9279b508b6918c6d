import { error, success } from '#src/shared/messages/notice.ts';

// What the mentor reads about modules, lessons and their order.

const orderChanged =
  'The order was changed in another tab or on another device. This page shows that order now. Move it again.';

export const courseDeskNotices = {
  orderFailed: error(
    'Not moved',
    'The new order could not be saved. Everything is back in its place. Check your connection and try again.',
  ),
  orderChanged: error('Not moved', orderChanged),
  moduleAdded: (title: string) => success('Module added', `“${title}” is the last module now.`),
  moduleRenamed: (title: string) => success('Module renamed', `It is called “${title}” now.`),
  moduleDeleted: (title: string) => success('Module deleted', `“${title}” is gone.`),
  moduleFailed: error(
    'Not saved',
    'The module could not be saved. What you typed is still here. Check your connection and try again.',
  ),
  moduleChanged: error(
    'Not saved yet',
    'This title was changed elsewhere in the meantime. What you typed is still here; read below it what is stored now.',
  ),
  moduleGone: error('Not saved', 'This module was deleted in the meantime.'),
  moduleDeleteFailed: error(
    'Not deleted',
    'The module could not be deleted. Check your connection and try again.',
  ),
  moduleHasLessons: error(
    'Not deleted',
    'This module has lessons now. Move them to another module first.',
  ),
} as const;

export const courseDeskTexts = {
  loading: 'Loading the courses...',
  loadFailed: 'The courses could not be loaded.',
  noModules: 'This course has no modules yet. Add the first one below, then write its lessons.',
  noLessons: 'No lessons yet.',
  moduleTitle: 'Enter a title for the module',
  lessonMoved: (title: string, place: number, count: number, module: string) =>
    `“${title}” is lesson ${place} of ${count} in ${module}.`,
  moduleMoved: (title: string, place: number, count: number) =>
    `“${title}” is module ${place} of ${count}.`,
  isFirst: (title: string) => `“${title}” is the first one already.`,
  isLast: (title: string) => `“${title}” is the last one already.`,
  movedBack: 'The new order could not be saved. Everything is back in its place.',
  orderChanged,
} as const;
