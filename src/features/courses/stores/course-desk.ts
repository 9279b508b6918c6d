import { atom, computed } from 'nanostores';
import { listCourses, listLessons, listModules } from '#src/features/courses/data/course-desk.ts';
import { adminCoursePath, courseIn } from '#src/features/courses/paths/admin.ts';
import type {
  Course,
  CourseModule,
  ListedLesson,
} from '#src/features/courses/schemas/course-desk.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

export interface CourseDesk {
  courses: Course[];
  /** Of all courses, in their order. */
  modules: CourseModule[];
  /** Of all courses, in the order that they have within their modules. */
  lessons: ListedLesson[];
}

const { $state, refresh, change } = createLoader<CourseDesk>({
  courses: [],
  modules: [],
  lessons: [],
  status: 'loading',
});

export const $courseDesk = $state;

const $slug = atom('');

/** The course that is open: the one that was chosen, else the first. */
export const $openCourse = computed(
  [$courseDesk, $slug],
  ({ courses }, slug) => courses.find((course) => course.slug === slug) ?? courses[0],
);

let changes = 0;

/** For what is shown before it is stored. */
export function changeDesk(part: Partial<Pick<CourseDesk, 'modules' | 'lessons'>>): void {
  changes += 1;
  change(part);
}

export const loadDesk = (): Promise<void> =>
  refresh(async () => {
    const seen = changes;
    const [courses, modules, lessons] = await Promise.all([
      listCourses(),
      listModules(),
      listLessons(),
    ]);
    // Something was moved meanwhile: the answer is older than what is shown.
    return seen === changes ? { courses, modules, lessons } : {};
  });

export function openDesk(): Promise<void> {
  $slug.set(courseIn(location));
  return loadDesk();
}

/** The address names it too, so that one comes back to it. */
export function openCourse({ slug }: Course): void {
  $slug.set(slug);
  history.replaceState(history.state, '', adminCoursePath(slug));
}
