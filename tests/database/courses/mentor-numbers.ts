import type { Person } from '../support/people.ts';
import type { Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';

export const enrol = (person: Person, courseId: unknown, changes: object = {}) =>
  people.service
    .from('enrolments')
    .insert({ user_id: person.id, course_id: courseId, source: 'admin', ...changes })
    .throwOnError();

export const complete = (person: Person, finished: Row[]) =>
  people.service
    .from('lesson_progress')
    .insert(
      finished.map(({ id }) => ({
        user_id: person.id,
        lesson_id: id,
        completed_at: new Date().toISOString(),
      })),
    )
    .throwOnError();

export const ask = async (name: string, parameters: object = {}) => {
  const { data } = await people.admin.client.rpc(name, parameters).throwOnError();
  return data as unknown;
};
