import { beforeAll, beforeEach } from 'vitest';
import type { Client } from '../support/people.ts';
import { aBooking, aPayment, type Row } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

export let admin: Client;

export async function leave(row: Row): Promise<Row> {
  await people.service.from('form_submissions').insert(row).throwOnError();
  return row;
}

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

export const listed = async (client: Client) =>
  (await client.from('inquiries').select().throwOnError()).data as unknown as Row[];

export const idsOf = async () => (await listed(admin)).map(({ id }) => id).sort();
export const tried = (hours: number, changes: Row = {}) =>
  leave(aBooking({ created_at: hoursAgo(hours), ...changes }));
export const pay = async ({ id }: Row, hours: number, payment_status = 'paid') => {
  const payment = aPayment({ submission_id: id, payment_status, paid_at: hoursAgo(hours) });
  await people.service.from('payments').insert(payment).throwOnError();
};
export const note = ({ id }: Row, changes: Row) =>
  admin
    .from('inquiry_notes')
    .insert({ submission_id: id, ...changes })
    .throwOnError();

/** Opens a backend, and deletes all inquiries before each test. */
export function useInquiries(): void {
  useBackend();
  beforeAll(() => {
    admin = people.admin.client;
  });
  beforeEach(async () => {
    await backend.query('delete from public.form_submissions');
  });
}
