import * as z from 'zod/mini';
import { type LessonFile, lessonFileSchema } from '#src/features/courses/schemas/lesson.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

// The files of a lesson; the database lets only admins add and delete them.

export interface NewFile {
  id: string;
  name: string;
  content_type: string;
  content_base64: string;
}

/** Without what is in them. */
export async function listFiles(lessonId: string): Promise<LessonFile[]> {
  const client = await supabase();
  const answer = await client
    .from('lesson_files')
    .select('id, name, content_type, size')
    .eq('lesson_id', lessonId)
    .order('created_at')
    .order('id');
  return parseAnswer(z.array(lessonFileSchema), unwrap(answer));
}

/** Throws `invalid` when there are ten. */
export async function addFile(lessonId: string, file: NewFile): Promise<void> {
  const client = await supabase();
  unwrap(
    await client
      .from('lesson_files')
      .insert({ ...file, lesson_id: lessonId })
      .select('id'),
  );
}

/** One that is gone already counts as deleted. */
export async function deleteFile(id: string): Promise<void> {
  const client = await supabase();
  unwrap(await client.from('lesson_files').delete().eq('id', id).select('id'));
}
