import { database, unwrap } from '../site/database.ts';
import { readInParts } from '../site/read-in-parts.ts';

/** What may change of a dispute. */
export interface KnownDispute {
  id: string;
  state: string;
  amount_in_paise: number;
  answer_by: string | null;
}

/** Of these disputes the ones that are stored, by their ids. Throws DatabaseError. */
export async function listKnownDisputes(ids: string[]): Promise<Map<string, KnownDispute>> {
  const rows = await readInParts(ids, async (some) =>
    unwrap(
      await database()
        .from('disputes')
        .select('id, state, amount_in_paise, answer_by')
        .in('id', some),
    ),
  );
  return new Map(rows.map((row) => [row.id, row]));
}
