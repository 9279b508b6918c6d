import { supabase } from '#src/shared/data/client.ts';
import type { CourseModule } from '#src/features/courses/schemas/course-desk.ts';
import { DataError, unwrap, unwrapOnce } from '#src/shared/data/unwrap.ts';

// The modules of courses; the database refuses everybody but admins.

export interface NewModule {
  id: string;
  course_id: string;
  title: string;
}

/** Adds it after the others, once for its id. */
export async function addModule(module: NewModule): Promise<void> {
  const client = await supabase();
  const last = unwrap(
    await client
      .from('course_modules')
      .select('position')
      .eq('course_id', module.course_id)
      .order('position', { ascending: false })
      .limit(1),
  );
  const position = (last[0]?.position ?? 0) + 1;
  unwrapOnce(
    await client
      .from('course_modules')
      .insert({ ...module, position })
      .select('id'),
  );
}

/** Throws `changed` when its title is another one than was `seen`, and `notFound` when it was deleted meanwhile. */
export async function renameModule(seen: CourseModule, title: string): Promise<void> {
  const client = await supabase();
  const table = client.from('course_modules');
  const { id } = seen;
  const answer = await table.update({ title }).eq('id', id).eq('title', seen.title).select('id');
  if (unwrap(answer).length > 0) return;
  const [stored] = unwrap(await table.select('title').eq('id', id));
  // Ours was stored, and only the answer was lost.
  if (stored?.title !== title) throw new DataError(stored ? 'changed' : 'notFound', '');
}

/** Throws `invalid` when it has lessons. One that is gone already counts as deleted. */
export async function deleteModule(id: string): Promise<void> {
  const client = await supabase();
  unwrap(await client.from('course_modules').delete().eq('id', id).select('id'));
}
