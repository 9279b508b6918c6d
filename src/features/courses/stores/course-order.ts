import { atom, readonlyType } from 'nanostores';
import { sortLessons, sortModules } from '#src/features/courses/data/course-desk.ts';
import {
  afterSorting,
  dropIndex,
  lessonsOf,
  modulesOf,
  type Place,
  placeLesson,
  placeModule,
  placeOf,
  rowsAmong,
  stepLesson,
} from '#src/features/courses/lib/course-order.ts';
import { courseDeskNotices, courseDeskTexts } from '#src/features/courses/messages/course-desk.ts';
import type { CourseModule, ListedLesson } from '#src/features/courses/schemas/course-desk.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { rebuildPages } from '#src/shared/stores/rebuild.ts';
import { notify } from '#src/shared/stores/toasts.ts';
import { $courseDesk, changeDesk, type CourseDesk, loadDesk } from './course-desk.ts';

const $said = atom('');
/** Where what was moved last is now, for those who hear the page. */
export const $announcement = readonlyType($said);

/** Moves are seen at once. Their modules and courses wait here until the database has their order. */
const unsavedModules = new Set<string>();
const unsavedCourses = new Set<string>();
let saving: Promise<void> | undefined;

export function moveLesson({ id, title }: ListedLesson, place: Place): void {
  const before = $courseDesk.get();
  const lessons = placeLesson(before.lessons, id, place);
  const now = placeOf(lessons, id);
  const module = before.modules.find((each) => each.id === place.moduleId);
  if (!now || !module) return;
  const count = lessonsOf(lessons, module.id).length;
  $said.set(courseDeskTexts.lessonMoved(title, now.index + 1, count, module.title));
  if (isSame(now, placeOf(before.lessons, id))) return;
  unsavedModules.add(module.id);
  show({ lessons });
}

export function stepLessonBy(lesson: ListedLesson, step: -1 | 1): void {
  const { lessons, modules } = $courseDesk.get();
  const place = stepLesson(lessons, modulesOf(modules, lesson.course_id), lesson.id, step);
  if (place) moveLesson(lesson, place);
  else sayEnd(lesson.title, step);
}

function moveModule({ id, title, course_id }: CourseModule, index: number): void {
  const before = $courseDesk.get().modules;
  const modules = placeModule(before, id, index);
  const ids = idsOf(modulesOf(modules, course_id));
  $said.set(courseDeskTexts.moduleMoved(title, ids.indexOf(id) + 1, ids.length));
  if (ids.join() === idsOf(modulesOf(before, course_id)).join()) return;
  unsavedCourses.add(course_id);
  show({ modules });
}

export function stepModuleBy(module: CourseModule, step: -1 | 1): void {
  const modules = modulesOf($courseDesk.get().modules, module.course_id);
  const index = modules.findIndex(({ id }) => id === module.id) + step;
  if (index < 0 || index >= modules.length) sayEnd(module.title, step);
  else moveModule(module, index);
}

/** Something that was dragged is let go before or after another one of its kind. */
export interface Drop {
  id: string;
  /** Undefined: at the end of the module. */
  target: string | undefined;
  isAfter: boolean;
}

export function dropLesson({ id, target, isAfter }: Drop, moduleId: string): void {
  const { lessons } = $courseDesk.get();
  const lesson = lessons.find((each) => each.id === id);
  if (!lesson) return;
  const ids = idsOf(lessonsOf(lessons, moduleId));
  const end = ids.filter((each) => each !== id).length;
  const index = target === undefined ? end : dropIndex(ids, id, target, isAfter);
  moveLesson(lesson, { moduleId, index });
}

export function dropModule({ id, target, isAfter }: Drop): void {
  const { modules } = $courseDesk.get();
  const module = modules.find((each) => each.id === id);
  if (!module || target === undefined) return;
  moveModule(module, dropIndex(idsOf(modulesOf(modules, module.course_id)), id, target, isAfter));
}

/** Brings the page up to date, as soon as it is not ahead of the database. */
export async function refreshDesk(): Promise<void> {
  while (saving) await saving;
  await loadDesk();
}

const isSame = (one: Place, other: Place | undefined) =>
  one.moduleId === other?.moduleId && one.index === other.index;

const sayEnd = (title: string, step: -1 | 1) =>
  $said.set(step < 0 ? courseDeskTexts.isFirst(title) : courseDeskTexts.isLast(title));

function show(part: Parameters<typeof changeDesk>[0]): void {
  const { lessons, modules } = $courseDesk.get();
  changeDesk(part);
  saving ??= save({ lessons, modules }).finally(() => (saving = undefined));
}

/**
 * One request at a time, each with the latest order: five fast clicks end where the fifth one says. `seen` is what is
 * stored as this page knows it: what was loaded, and then what each request has stored.
 */
async function save(seen: Pick<CourseDesk, 'lessons' | 'modules'>): Promise<void> {
  let { lessons, modules } = seen;
  try {
    for (;;) {
      const [moduleId] = unsavedModules;
      const [courseId] = unsavedCourses;
      if (moduleId !== undefined) {
        unsavedModules.delete(moduleId);
        const sorted = lessonsOf($courseDesk.get().lessons, moduleId);
        await sortLessons(moduleId, sorted, rowsAmong(lessons, sorted));
        lessons = afterSorting(lessons, sorted);
      } else if (courseId !== undefined) {
        unsavedCourses.delete(courseId);
        const sorted = modulesOf($courseDesk.get().modules, courseId);
        await sortModules(sorted, rowsAmong(modules, sorted));
        modules = afterSorting(modules, sorted);
      } else break;
    }
  } catch (error) {
    if (!(error instanceof DataError)) console.error(error);
    const isChanged = error instanceof DataError && error.reason === 'changed';
    unsavedModules.clear();
    unsavedCourses.clear();
    changeDesk({ lessons, modules });
    $said.set(isChanged ? courseDeskTexts.orderChanged : courseDeskTexts.movedBack);
    notify(isChanged ? courseDeskNotices.orderChanged : courseDeskNotices.orderFailed);
    // Another tab may have stored another order, and a lost answer may have been a yes.
    void loadDesk();
    return;
  }
  // The pages of free lessons list the lessons in order. Nothing waits for it: what is moved meanwhile is saved at once.
  void rebuildPages();
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
