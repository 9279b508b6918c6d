import * as z from 'zod/mini';
import {
  type InboxEntry,
  inboxSchema,
  type Mark,
  markSchema,
  type WaitingTask,
} from '#src/features/courses/schemas/inbox.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';

// What waits for the mentor. The database refuses everybody but admins.

/** Questions and tasks, the oldest first. */
export async function listInbox(): Promise<InboxEntry[]> {
  const client = await supabase();
  return parseAnswer(inboxSchema, unwrap(await client.rpc('course_inbox')));
}

const answersSchema = z.array(z.object({ answer: z.nullable(z.string()) }));

/** What a question was answered with so far; undefined when it is gone. */
export async function readAnswer(id: string): Promise<{ answer: string | null } | undefined> {
  const client = await supabase();
  const answer = await client.from('lesson_questions').select('answer').eq('id', id);
  return parseAnswer(answersSchema, unwrap(answer))[0];
}

/** Throws `changed` when somebody else has answered, and `notFound` when the question is gone. */
export async function answerQuestion(id: string, answer: string): Promise<void> {
  const client = await supabase();
  const saved = await client
    .from('lesson_questions')
    .update({ answer })
    .eq('id', id)
    .is('answered_at', null)
    .select('answer');
  if (unwrap(saved).length > 0) return;
  const stored = await readAnswer(id);
  // The same answer: ours was stored, and only what the service said about it was lost.
  if (stored?.answer !== answer) throw new DataError(stored ? 'changed' : 'notFound', '');
}

const marksSchema = z.array(
  z.object({ points: z.nullable(markSchema.shape.points), comment: markSchema.shape.comment }),
);

type StoredMark = z.infer<typeof marksSchema>[number];

/** How a task was marked so far; undefined when it is gone. */
export async function readMark(id: string): Promise<StoredMark | undefined> {
  const client = await supabase();
  const answer = await client.from('task_submissions').select('points, comment').eq('id', id);
  return parseAnswer(marksSchema, unwrap(answer))[0];
}

/** Throws `changed` when it was marked already, `notFound` when it is gone, `invalid` when the rubric is another. */
export async function markTask(
  { id, rubric }: WaitingTask,
  { points, comment }: Mark,
): Promise<void> {
  const client = await supabase();
  if (unwrap(await client.rpc('mark_submission', { id, points, rubric, comment }))) return;
  const stored = await readMark(id);
  const isOurs = stored?.comment === comment && stored.points?.join() === points.join();
  if (!isOurs) throw new DataError(stored ? 'changed' : 'notFound', '');
}
