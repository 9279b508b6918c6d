import { beforeEach } from 'vitest';
import { backend, useBackend } from '../support/use-backend.ts';

/** The version of the notice that a form brings along. */
export const current = async () =>
  (await backend.query<{ version: string }>('select private.current_notice()::text as version'))[0]!
    .version;
export const stored = () =>
  backend.query<{ id: string }>(
    `select id, purpose, email, place, notice_version::text, withdrawn_at is not null as ended
     from public.consents order by given_at`,
  );
export const mails = () =>
  backend.query(
    `select recipient, subject, payload from public.outbox where kind = 'newsletter_started'`,
  );

/** Opens a backend; before each test nobody has agreed, or been told of it. */
export function useNewsletter(): void {
  useBackend();
  beforeEach(async () => {
    await backend.query('delete from public.consents');
    await backend.query(`delete from public.outbox where kind = 'newsletter_started'`);
  });
}
