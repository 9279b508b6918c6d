import type { CourseModule, ListedLesson } from '#src/features/courses/schemas/course-desk.ts';

/** Where a lesson is: in a module, so many lessons from its beginning. */
export interface Place {
  moduleId: string;
  index: number;
}

type InModule = Pick<ListedLesson, 'id' | 'module_id'>;

export const lessonsOf = <Lesson extends InModule>(lessons: Lesson[], moduleId: string): Lesson[] =>
  lessons.filter(({ module_id }) => module_id === moduleId);

export const modulesOf = <Module extends Pick<CourseModule, 'course_id'>>(
  modules: Module[],
  courseId: string,
): Module[] => modules.filter(({ course_id }) => course_id === courseId);

export function placeOf(lessons: InModule[], id: string): Place | undefined {
  const moduleId = lessons.find((lesson) => lesson.id === id)?.module_id;
  if (moduleId === undefined) return undefined;
  return { moduleId, index: lessonsOf(lessons, moduleId).findIndex((each) => each.id === id) };
}

/** All lessons, with this one at this place. Others keep their order. */
export function placeLesson<Lesson extends InModule>(
  lessons: Lesson[],
  id: string,
  { moduleId, index }: Place,
): Lesson[] {
  const lesson = lessons.find((each) => each.id === id);
  if (!lesson) return lessons;
  const others = lessons.filter((each) => each !== lesson);
  const next = lessonsOf(others, moduleId)[index];
  const position = next ? others.indexOf(next) : others.length;
  return others.toSpliced(position, 0, { ...lesson, module_id: moduleId });
}

/** A lesson's place after a step up (-1) or down (1): past the end of a module it enters the next one. */
export function stepLesson(
  lessons: InModule[],
  modules: Pick<CourseModule, 'id'>[],
  id: string,
  step: -1 | 1,
): Place | undefined {
  const place = placeOf(lessons, id);
  if (!place) return undefined;
  const index = place.index + step;
  if (index >= 0 && index < lessonsOf(lessons, place.moduleId).length) return { ...place, index };
  const neighbour = modules[modules.findIndex((each) => each.id === place.moduleId) + step];
  if (!neighbour) return undefined;
  const end = lessonsOf(lessons, neighbour.id).length;
  return { moduleId: neighbour.id, index: step > 0 ? 0 : end };
}

/** All modules, with this one at this place among those of its course. Others keep their order. */
export function placeModule<Module extends Pick<CourseModule, 'id' | 'course_id'>>(
  modules: Module[],
  id: string,
  index: number,
): Module[] {
  const module = modules.find((each) => each.id === id);
  if (!module) return modules;
  const others = modules.filter((each) => each !== module);
  const next = modulesOf(others, module.course_id)[index];
  return others.toSpliced(next ? others.indexOf(next) : others.length, 0, module);
}

/** Those of the rows that the others have too, in their order. */
export const rowsAmong = <Row extends { id: string }>(rows: Row[], others: Row[]): Row[] =>
  rows.filter(({ id }) => others.some((other) => other.id === id));

/** All rows, once some are sorted: those are as given, in this order. */
export const afterSorting = <Row extends { id: string }>(rows: Row[], sorted: Row[]): Row[] => [
  ...rows.filter(({ id }) => sorted.every((each) => each.id !== id)),
  ...sorted,
];

/** The place of what is let go before or after another one of the same list, once it is out of that list. */
export function dropIndex(
  ids: string[],
  dragged: string,
  target: string,
  isAfter: boolean,
): number {
  const others = ids.filter((id) => id !== dragged);
  const index = others.indexOf(target);
  // Let go on itself: it stays.
  if (index < 0) return ids.indexOf(dragged);
  return isAfter ? index + 1 : index;
}
