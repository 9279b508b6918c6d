import * as z from 'zod/mini';
import type { InquiryFilter, InquiryOrder } from '#src/features/admin/lib/inquiry-choice.ts';
import {
  type Inquiry,
  inquiryColumns,
  type InquiryCounts,
  inquiryCountsSchema,
  type InquiryKind,
  inquirySchema,
} from '#src/features/admin/schemas/inquiry.ts';
import { supabase } from '#src/shared/data/client.ts';
import { containing } from '#src/shared/data/containing.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';
import { isoTimeInIndia } from '#src/shared/lib/dates/india.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { readAll, rowsPerRequest } from '#src/shared/lib/read-all.ts';

// What admins see of form_submissions, with what they noted; the database refuses everybody else.

export interface InquiryPart {
  rows: Inquiry[];
  total: number;
}

/** Inquiries of one kind from the `from`th on, and how many there are in all. */
export async function listInquiries(
  kind: InquiryKind,
  filter: InquiryFilter,
  order: InquiryOrder,
  { from, count }: { from: number; count: number },
): Promise<InquiryPart> {
  const query = inquiriesOf(await supabase(), kind, filter, 'exact');
  const answer = await sorted(query, order).range(from, from + count - 1);
  // A page behind the end, when someone deleted meanwhile, is an empty one.
  if (answer.error?.code === 'PGRST103') return { rows: [], total: answer.count ?? 0 };
  const rows = parseAnswer(inquiriesSchema, unwrap(answer));
  return { rows, total: answer.count ?? from + rows.length };
}

/** All that a filter lets through, the newest first. */
export async function listAllInquiries(
  kind: InquiryKind,
  filter: InquiryFilter,
): Promise<Inquiry[]> {
  const client = await supabase();
  return readAll(async (last: Inquiry | undefined) => {
    let query = inquiriesOf(client, kind, filter);
    if (last) {
      // The first condition is what the index on the time can begin at.
      query = query
        .lte('created_at', last.created_at)
        .or(`created_at.lt."${last.created_at}",id.lt.${last.id}`);
    }
    const answer = await sorted(query, 'newest').limit(rowsPerRequest);
    return parseAnswer(inquiriesSchema, unwrap(answer));
  });
}

/** Undefined: it is gone. */
export async function findInquiry(id: string): Promise<Inquiry | undefined> {
  const client = await supabase();
  const answer = await client.from('inquiries').select(inquiryColumns).eq('id', id);
  return parseAnswer(inquiriesSchema, unwrap(answer))[0];
}

export async function countInquiries(): Promise<InquiryCounts> {
  const client = await supabase();
  return parseAnswer(inquiryCountsSchema, unwrap(await client.rpc('inquiry_counts')));
}

/** With all its attempts. One that is gone already counts as deleted. For admins. */
export async function deleteInquiry(id: string): Promise<void> {
  const client = await supabase();
  unwrap(await client.rpc('delete_inquiry', { inquiry_id: id }));
}

/** Takes a deletion back. False: it is final already. */
export async function restoreSubmission(id: string): Promise<boolean> {
  const client = await supabase();
  return unwrap(await client.rpc('restore_submission', { submission_id: id })) === true;
}

const inquiriesSchema = z.array(inquirySchema);
const hourInMilliseconds = 60 * 60 * 1000;

type Client = Awaited<ReturnType<typeof supabase>>;

function inquiriesOf(client: Client, kind: InquiryKind, filter: InquiryFilter, count?: 'exact') {
  let query = client
    .from('inquiries')
    .select(inquiryColumns, count && { count })
    .eq('type', kind);
  const wanted = containing(filter.words);
  if (wanted.length > 0) query = query.likeAllOf('search_text', wanted);
  if (filter.status === 'waiting') {
    const waitsSince = Date.now() - limits.inquiryWaitsHours * hourInMilliseconds;
    query = query.eq('status', 'new').lt('created_at', new Date(waitsSince).toISOString());
  } else if (filter.status) {
    query = query.eq('status', filter.status);
  }
  if (filter.goal) query = query.eq('goal', filter.goal);
  if (filter.mode) query = query.eq('preferredmode', filter.mode);
  if (filter.from) query = query.gte('created_at', isoTimeInIndia(filter.from, '00:00'));
  if (filter.to) query = query.lt('created_at', isoTimeInIndia(filter.to, '24:00'));
  return query;
}

interface Sortable<Query> {
  order(column: string, options?: { ascending?: boolean; nullsFirst?: boolean }): Query;
}

/** The id decides the order of inquiries that are otherwise equal. */
function sorted<Query extends Sortable<Query>>(query: Query, order: InquiryOrder): Query {
  if (order === 'name') return query.order('name').order('id');
  if (order === 'next') {
    const byDate = query.order('next_date', { nullsFirst: false });
    return byDate.order('created_at', { ascending: false }).order('id', { ascending: false });
  }
  const ascending = order === 'oldest';
  return query.order('created_at', { ascending }).order('id', { ascending });
}
