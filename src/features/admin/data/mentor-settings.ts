import * as z from 'zod/mini';
import { type NewsMails, newsMailsSchema } from '#src/features/admin/schemas/mentor-settings.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';

const rowsSchema = z.array(z.object({ news_mails: newsMailsSchema }));

/** How the mentor is told of news. The database shows it to admins alone. */
export async function readNewsMails(): Promise<NewsMails> {
  const client = await supabase();
  const answer = await client.from('mentor_settings').select('news_mails');
  const [settings] = parseAnswer(rowsSchema, unwrap(answer));
  if (!settings) throw new DataError('notFound', '');
  return settings.news_mails;
}

export async function saveNewsMails(news_mails: NewsMails): Promise<void> {
  const client = await supabase();
  unwrap(await client.from('mentor_settings').update({ news_mails }).eq('id', 1));
}
