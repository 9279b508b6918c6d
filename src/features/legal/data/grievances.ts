import {
  type Grievance,
  type GrievanceReceipt,
  grievanceReceiptSchema,
} from '#src/features/legal/schemas/grievance.ts';
import { publicRest } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap, unwrapOnce } from '#src/shared/data/unwrap.ts';
import type { FormTrap } from '#src/shared/lib/form-trap.ts';

/** Stores a grievance, once for each `id`, and answers its ticket and dates. */
export async function fileGrievance(
  id: string,
  { order_id, ...grievance }: Grievance,
  trap: FormTrap,
): Promise<GrievanceReceipt> {
  const row = { id, ...grievance, ...(order_id && { order_id }), ...trap };
  unwrapOnce(await publicRest().from('grievances').insert(row));
  const answer = await publicRest().rpc('grievance_receipt', { id });
  return parseAnswer(grievanceReceiptSchema, unwrap(answer));
}
