import * as z from 'zod/mini';
import type { LessonAddress } from '#src/features/courses/paths/lessons.ts';
import {
  type LessonFile,
  type LessonPage,
  lessonPageSchema,
} from '#src/features/courses/schemas/lesson.ts';
import { storedAccountId } from '#src/shared/browser/stored-account.ts';
import { accessToken, publicRest, supabase } from '#src/shared/data/client.ts';
import { expectBytes } from '#src/shared/data/fetch-in-time.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';
import { lengthInBase64 } from '#src/shared/lib/base64.ts';

/**
 * Whether the requests of this page are a visitor's. Throws `unavailable` for someone whose session cannot be renewed at
 * the moment: asked as a visitor, the backend would say that their course is not theirs.
 */
async function isVisitor(): Promise<boolean> {
  if (storedAccountId() === undefined) return true;
  if (await accessToken()) return false;
  // The renewal was refused, and the session is over.
  if (storedAccountId() === undefined) return true;
  throw new DataError('unavailable', '');
}

/** The lesson with its course, as the reader may see it; null when there is no such course. */
export async function readLessonPage(address: LessonAddress): Promise<LessonPage | null> {
  const answer = (await isVisitor())
    ? await publicRest().rpc('lesson_page', { ...address })
    : await (await supabase()).rpc('lesson_page', { ...address });
  return parseAnswer(z.nullable(lessonPageSchema), unwrap<unknown>(answer) ?? null);
}

const contentSchema = z.object({ content_base64: z.string() });

/** The content of a file of a lesson that the reader may read, in base64. */
export async function readLessonFile({ id, size }: LessonFile): Promise<string> {
  const column = 'content_base64';
  const signal = expectBytes(lengthInBase64(size));
  const answer = (await isVisitor())
    ? await publicRest()
        .from('lesson_files')
        .select(column)
        .eq('id', id)
        .abortSignal(signal)
        .single()
    : await (
        await supabase()
      )
        .from('lesson_files')
        .select(column)
        .eq('id', id)
        .abortSignal(signal)
        .single();
  return parseAnswer(contentSchema, unwrap(answer)).content_base64;
}

/** Takes over the courses that were paid for under the confirmed address of the account; how many they are. */
export async function claimCourses(): Promise<number> {
  const client = await supabase();
  return parseAnswer(z.number(), unwrap(await client.rpc('claim_course')));
}
