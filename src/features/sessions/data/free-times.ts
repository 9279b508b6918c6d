import * as z from 'zod/mini';
import { publicRest } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

/** When a session can begin, as ISO times in UTC. Whoever asks learns nothing about anybody's booking. */
export async function listFreeTimes(from: Date, to: Date): Promise<string[]> {
  const answer = await publicRest().rpc(
    'free_slots',
    { from_moment: from.toISOString(), to_moment: to.toISOString() },
    { get: true },
  );
  const moments = parseAnswer(z.array(z.iso.datetime({ offset: true })), unwrap(answer));
  return moments.map((moment) => new Date(moment).toISOString());
}
