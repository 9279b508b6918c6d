import { beforeEach } from 'vitest';
import type { Row } from '../support/sample-rows.ts';
import { backend } from '../support/use-backend.ts';
import { useSchedule } from './schedule.ts';

interface SessionMail {
  kind: string;
  recipient: string;
  due_at: string;
  expires_at: string | null;
  payload: Row;
}

/** The mails about the order's booking that are not sent, each as kind and reader, the first one due first. */
export async function waitingMails(orderId: string): Promise<SessionMail[]> {
  return backend.query<SessionMail>(
    `select kind, recipient, due_at, expires_at, payload from public.outbox
     where sent_at is null and payload ->> 'order_id' = $1 and kind like 'session%'
     order by due_at, kind, payload ->> 'reader'`,
    [orderId],
  );
}

export const kindsOf = (mails: SessionMail[]) =>
  mails.map(({ kind, payload }) => `${kind} to ${String(payload['reader'])}`);

/** As `useSchedule()`, and no mail waits. */
export function useSessionMails(): void {
  useSchedule();
  beforeEach(async () => {
    await backend.query('delete from public.outbox');
  });
}
