import { people } from '../support/use-backend.ts';

export interface SeenLesson {
  id: string;
  module_id: string;
}

/** Lessons as a tab has seen them in a module, in their order. */
export const seenIn = (module_id: string, ids: string[]): SeenLesson[] =>
  ids.map((id) => ({ id, module_id }));

/** Puts lessons into a module, in this order, from how they were seen. */
export const sortLessons = (module_id: string, lesson_ids: unknown, seen: SeenLesson[] | null) =>
  people.admin.client.rpc('sort_lessons', { module_id, lesson_ids, seen });

/** Whether the modules are in this order now. */
export const sortModules = async (module_ids: unknown, seen: unknown) =>
  (await people.admin.client.rpc('sort_modules', { module_ids, seen }).throwOnError()).data;
