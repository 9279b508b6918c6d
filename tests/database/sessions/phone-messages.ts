import { beforeEach } from 'vitest';
import { backend, people } from '../support/use-backend.ts';
import { useSessionMails } from './mails.ts';

export const wanted = {
  wants_phone_messages: true,
  customer_phone: '9829012345',
  customer_email: 'wants.messages@example.com',
};

export const reminders = ['session_reminder_day', 'session_reminder_hour'];

export interface Message {
  kind: string;
  subject: string;
  recipient: string;
  payload: Record<string, unknown>;
  due_at: string;
  expires_at: string;
}

/** The messages about an order that are not sent, the first one due first. */
export const waiting = (orderId: string) =>
  backend.query<Message>(
    `select * from public.phone_messages
     where sent_at is null and subject like $1 || ':%' order by due_at, kind`,
    [orderId],
  );
export const kinds = async (orderId: string) => (await waiting(orderId)).map(({ kind }) => kind);

/** Lets the time of the messages of this kind come, and takes what is due as the sender does. */
export async function claimed(kind: string): Promise<string[]> {
  await backend.query('update public.phone_messages set next_attempt_at = now() where kind = $1', [
    kind,
  ]);
  const { data } = await people.service.rpc('claim_phone_messages', { batch: 100 }).throwOnError();
  return (data as Message[]).map((message) => message.kind).sort();
}

/** As if they had been sent. */
export const send = (table: 'outbox' | 'phone_messages', orderId: string) =>
  backend.query(`update public.${table} set sent_at = now() where subject like $1 || '%'`, [
    orderId,
  ]);

/** As `useSessionMails()`; no message waits, and one buyer has agreed to messages. */
export function usePhoneMessages(): void {
  useSessionMails();
  beforeEach(async () => {
    await backend.query('delete from public.phone_messages');
    await backend.query('delete from public.consents');
    await backend.query(
      `insert into public.consents (purpose, email, phone, notice_version, place)
       values ('whatsapp_reminders', 'Wants.Messages@example.com', '9829012345', private.current_notice(), 'booking')`,
    );
  });
}
