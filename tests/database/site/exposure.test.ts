import { describe, expect, test } from 'vitest';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { ask } from './asked-site.ts';

useBackend();

describe('a visitor cannot reach', () => {
  test.each(['auth', 'private', 'supabase_migrations', 'pg_catalog', 'information_schema'])(
    'the schema %s',
    async (schema) => {
      const read = await ask('/rest/v1/users', { 'accept-profile': schema });
      expect(read.status).toBe(406);
      const call = await ask(
        '/rest/v1/rpc/is_admin',
        { 'content-profile': schema, 'content-type': 'application/json' },
        { method: 'POST', body: '{}' },
      );
      expect(call.status).toBe(406);
    },
  );

  test('the list of all tables and functions', async () => {
    expect((await ask('/rest/v1/')).status).toBe(403);
  });

  test.each([
    'make_profile',
    'guard_profile',
    'guard_event',
    'date_in_india',
    'is_cover',
    'queue_payment_mail',
    'queue_refund_mail',
    'settle_money_back',
    'store_outcome',
    'parts_gone',
    'free_starts',
    'session_mail_payload',
    'told_by_phone',
    'store_consent',
    'end_consent',
    'own_address',
    'current_notice',
    'enrol_buyer',
    'confirmed_account',
    'course_access',
    'open_lessons',
    'is_learner',
    'course_outline',
    'own_progress',
    'write_quiz',
    'queue_lesson_mail',
    'tell_of_task',
    'records_of',
    'papers_of',
    'erase_address',
    'erase_account',
    'tell_mentor',
    'news_facts',
    'draw_ticket',
    'want_newsletter',
    'tell_of_newsletter',
    'queue_grievance_mail',
    'tell_of_grievance',
    'mail_rank',
    'count_due_mails',
    'pg_sleep',
    'version',
    'current_setting',
  ])('the function %s', async (name) => {
    expect((await people.visitor.rpc(name)).status).toBe(404);
  });

  test.each([
    'allow_request',
    'open_order',
    'earlier_payments',
    'open_twins',
    'claim_build',
    'build_failed',
    'claim_outbox',
    'outbox_sent',
    'outbox_failed',
    'postpone_mails',
    'claim_phone_messages',
    'want_phone_messages',
    'stop_phone_messages_of',
    'stop_consent',
    'record_payment_event',
    'record_refund',
    'record_dispute',
    'hold_time',
    'hold_for_order',
    'choose_time',
    'cancel_session',
    'finish_sessions',
    'forget_old_rows',
    'request_own_data',
    'data_of_request',
    'erase_request',
    'forget_deleted_submissions',
    'queue_mentor_news',
  ])("the service's function %s", async (name) => {
    const { data, error } = await people.visitor.rpc(name);
    expect(error).not.toBeNull();
    expect(data).toBeNull();
  });

  test.each(['/_system/info', '/_system/config', '/storage/v1/bucket', '/', '/restx/v1/events'])(
    'the path %s',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 404 });
    },
  );
});

test('a view, if one is ever made, must ask for the rights of its reader', async () => {
  const views = await backend.query(`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and not coalesce(reloptions, '{}') @> array['security_invoker=true']
  `);
  expect(views).toEqual([]);
});
