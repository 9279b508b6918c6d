import { beforeEach } from 'vitest';
import { writeBounds } from '#src/shared/lib/limits.ts';
import { forgetWrites } from '../support/forget-writes.ts';
import type { Person } from '../support/people.ts';
import { aMail, anEvent, aPayment, aRegistration, type Row } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

/** How many mails go to addresses that nobody confirmed in a day, or of those about orders that were not finished. */
export function mailBound(kind: 'stranger_mail' | 'nudge', per: 'mail' | 'everyone'): number {
  const bound = writeBounds.find((one) => one.kind === kind && one.per === per);
  if (!bound) throw new Error(`There is no bound of ${kind} per ${per}`);
  return bound.maximum;
}

/** An order that ends like this, which queues the mail about it. */
export async function orderThatEnds(newStatus: string, changes: Row = {}): Promise<void> {
  const row = aPayment(changes);
  await people.service.from('payments').insert(row).throwOnError();
  await people.service
    .rpc('record_payment_event', {
      event_type: 'asked',
      order_id: row['order_id'],
      new_status: newStatus,
      amount_in_paise: 14_900,
      currency: 'inr',
    })
    .throwOnError();
}

/** For an event of its own. */
export async function register({ client, id }: Person, user_email: string): Promise<void> {
  const event = anEvent({ status: 'approved' });
  await people.service.from('events').insert(event).throwOnError();
  await client
    .from('event_registrations')
    .insert(aRegistration({ event_id: event['id'], user_id: id, user_email }))
    .throwOnError();
}

/** So many mails of today, each to another address. */
export async function queueMails(kind: string, count: number): Promise<void> {
  const mails = Array.from({ length: count }, (_, number) =>
    aMail({ kind, recipient: `stranger${number}@example.com` }),
  );
  await people.service.from('outbox').insert(mails).throwOnError();
}

/** The mails that are not to the mentor, oldest first. */
export async function queued(): Promise<{ kind: string; recipient: string }[]> {
  const { data } = await people.service
    .from('outbox')
    .select('kind, recipient')
    .not('kind', 'in', '(mentor_news,grievance_to_settle,inquiries_paused)')
    .order('created_at')
    .throwOnError();
  return data as { kind: string; recipient: string }[];
}

export const queuedKinds = async () => (await queued()).map(({ kind }) => kind);

export const passOneDay = () =>
  backend.query(`update outbox set created_at = created_at - interval '1 day'`);

/** Opens a backend; before each test nobody has written or been mailed anything. */
export function useQueuedMails(): void {
  useBackend();
  beforeEach(async () => {
    await forgetWrites(backend);
    await people.service.from('outbox').delete().neq('kind', '').throwOnError();
  });
}
