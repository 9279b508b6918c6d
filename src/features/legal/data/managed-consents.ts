import * as z from 'zod/mini';
import type { ConsentPurpose } from '#src/features/legal/lib/consent-labels.ts';
import {
  type StoredConsent,
  storedConsentColumns,
  storedConsentSchema,
} from '#src/features/legal/schemas/consent.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';
import { readAll, rowsPerRequest } from '#src/shared/lib/read-all.ts';

export interface ConsentFilter {
  /** Empty: all. */
  purpose: ConsentPurpose | '';
  state: 'given' | 'withdrawn' | '';
}

const consentsAtOnce = 50;

const consentsSchema = z.array(storedConsentSchema);

/** The newest ones, and how many there are in all; the database shows them to admins only. */
export async function listConsents(
  filter: ConsentFilter,
): Promise<{ consents: StoredConsent[]; total: number }> {
  const answer = await consentsOf(await supabase(), filter)
    .order('given_at', { ascending: false })
    .order('id')
    .limit(consentsAtOnce);
  const consents = parseAnswer(consentsSchema, unwrap(answer));
  return { consents, total: answer.count ?? consents.length };
}

/** All of them, the newest first. */
export async function listAllConsents(filter: ConsentFilter): Promise<StoredConsent[]> {
  const client = await supabase();
  const all = await readAll(async (last: StoredConsent | undefined) => {
    const query = consentsOf(client, filter);
    const following = last ? query.gt('id', last.id) : query;
    return parseAnswer(consentsSchema, unwrap(await following.order('id').limit(rowsPerRequest)));
  });
  return all.sort((a, b) => Date.parse(b.given_at) - Date.parse(a.given_at));
}

type Client = Awaited<ReturnType<typeof supabase>>;

function consentsOf(client: Client, { purpose, state }: ConsentFilter) {
  let query = client.from('consents').select(storedConsentColumns, { count: 'exact' });
  if (purpose) query = query.eq('purpose', purpose);
  if (state === 'given') query = query.is('withdrawn_at', null);
  if (state === 'withdrawn') query = query.not('withdrawn_at', 'is', null);
  return query;
}
