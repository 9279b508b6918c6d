/** A lesson in the list of its course, as far as the way through it is concerned. */
interface Listed {
  module: string;
  slug: string;
}

/** The lessons of each module, in order. */
export function modulesOf<Lesson extends Listed>(outline: readonly Lesson[]) {
  const modules: { title: string; lessons: Lesson[] }[] = [];
  for (const lesson of outline) {
    const last = modules.at(-1);
    if (last?.title === lesson.module) last.lessons.push(lesson);
    else modules.push({ title: lesson.module, lessons: [lesson] });
  }
  return modules;
}

/** The lessons before and after this one. */
export function neighbours<Lesson extends Listed>(outline: readonly Lesson[], slug: string) {
  const index = outline.findIndex((lesson) => lesson.slug === slug);
  return {
    previous: index > 0 ? outline[index - 1] : undefined,
    next: index >= 0 ? outline[index + 1] : undefined,
  };
}

/** Whole percent of what is finished; 0 of 0 is 0. */
export const percentDone = (completed: number, lessons: number): number =>
  lessons === 0 ? 0 : Math.round((completed / lessons) * 100);
