import * as z from 'zod/mini';
import { handedInFileSchema } from '#src/features/courses/schemas/inbox.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';
import { bytesOfBase64 } from '#src/shared/lib/base64.ts';

export interface HandedInFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const filesSchema = z.array(handedInFileSchema);

/** The file of a task, for the learner who handed it in and for admins. Throws `notFound` when it is gone. */
export async function readHandedInFile(id: string): Promise<HandedInFile> {
  const client = await supabase();
  const answer = await client
    .from('task_submissions')
    .select('file_name, file_type, file_base64')
    .eq('id', id);
  const [file] = parseAnswer(filesSchema, unwrap(answer));
  if (!file) throw new DataError('notFound', '');
  return { name: file.file_name, type: file.file_type, bytes: bytesOfBase64(file.file_base64) };
}
