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

/** Throws `changed` when somebody else has answered, and `notFound` when the question is gone. */
export async function answerQuestion(id: string, answer: string): Promise<void> {
  const client = await supabase();
  const table = client.from('lesson_questions');
  const saved = await table
    .update({ answer })
    .eq('id', id)
    .is('answered_at', null)
    .select('answer');
  if (unwrap(saved).length > 0) return;
  const [stored] = parseAnswer(answersSchema, unwrap(await table.select('answer').eq('id', id)));
  // The same answer: ours was stored, and only what the service said about it was lost.
  if (stored?.answer !== answer) throw new DataError(stored ? 'changed' : 'notFound', '');
}

const marksSchema = z.array(
  z.object({ points: z.nullable(markSchema.shape.points), comment: markSchema.shape.comment }),
);

/** Throws `changed` when it was marked already, `notFound` when it is gone, `invalid` when the rubric is another. */
export async function markTask(
  { id, rubric }: WaitingTask,
  { points, comment }: Mark,
): Promise<void> {
  const client = await supabase();
  if (unwrap(await client.rpc('mark_submission', { id, points, rubric, comment }))) return;
  const answer = await client.from('task_submissions').select('points, comment').eq('id', id);
  const [stored] = parseAnswer(marksSchema, unwrap(answer));
  const isOurs = stored?.comment === comment && stored.points?.join() === points.join();
  if (!isOurs) throw new DataError(stored ? 'changed' : 'notFound', '');
}
