import * as z from 'zod/mini';
import { type OwnCourse, ownCourseSchema } from '#src/features/courses/schemas/own-course.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

/** The courses of the account: those that are open first. */
export async function listOwnCourses(): Promise<OwnCourse[]> {
  const client = await supabase();
  return parseAnswer(z.array(ownCourseSchema), unwrap(await client.rpc('own_courses')));
}
