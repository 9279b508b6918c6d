import * as z from 'zod/mini';
import {
  type PaymentMonth,
  paymentMonthSchema,
} from '#src/features/payment/schemas/managed-payment.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

/** Money by month, as far as the caller may read payments. */
export async function readMonths(): Promise<PaymentMonth[]> {
  const client = await supabase();
  return parseAnswer(z.array(paymentMonthSchema), unwrap(await client.rpc('payment_totals')));
}
