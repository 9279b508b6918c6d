import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { aCollegeInquiry, aPayment, type Row } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

interface Mail {
  recipient: string;
  payload: { news: Row[] };
}

export const mailsOf = (kind: string) =>
  backend.query<Mail>('select recipient, payload from outbox where kind = $1 order by created_at', [
    kind,
  ]);
export const newsMails = () => mailsOf('mentor_news');
export const round = () => people.service.rpc('queue_mentor_news').throwOnError();
export const eachMorning = () =>
  people.admin.client
    .from('mentor_settings')
    .update({ news_mails: 'each_morning' })
    .eq('id', 1)
    .throwOnError();
export const fromYesterday = () =>
  backend.query(`update private.mentor_news set created_at = created_at - interval '1 day'`);

export const passMinutes = (minutes: number) =>
  backend.query('update outbox set created_at = created_at - make_interval(mins => $1)', [minutes]);

export const inquire = async (changes: Row = {}) => {
  const row = aCollegeInquiry({ email: `${randomUUID()}@college.example`, ...changes });
  await people.visitor.from('form_submissions').insert(row).throwOnError();
  return row;
};

export async function pay(changes: Row = {}): Promise<Row> {
  const row = aPayment(changes);
  await people.service.from('payments').insert(row).throwOnError();
  const paid = {
    event_type: 'asked',
    order_id: row['order_id'],
    new_status: 'paid',
    amount_in_paise: 14_900,
    currency: 'inr',
  };
  await people.service.rpc('record_payment_event', paid).throwOnError();
  // Stripe tells the same thing more than once.
  await people.service.rpc('record_payment_event', paid).throwOnError();
  return row;
}

/** Opens a backend; before each test the mentor is told at once, and of nothing yet. */
export function useMentorNews(): void {
  useBackend();
  beforeEach(async () => {
    await backend.query('delete from outbox');
    await backend.query('delete from private.mentor_news');
    await backend.query(`update mentor_settings set news_mails = 'at_once'`);
    await backend.query('delete from request_counts');
  });
}
