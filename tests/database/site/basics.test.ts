import { describe, expect, test } from 'vitest';
import { backend, useDatabase } from './asked-database.ts';

useDatabase();

describe('functions', () => {
  test('nobody can call one that nobody was allowed to call', async () => {
    const open = await backend.query<{ name: string; who: string }>(`
      select proname as name, role as who
      from pg_proc, unnest(array['anon', 'authenticated']) as role
      where pronamespace = 'public'::regnamespace
        and prorettype <> 'trigger'::regtype
        and has_function_privilege(role, pg_proc.oid, 'execute')
      order by 1, 2
    `);
    const forEveryone = [
      'change_rules',
      'free_slots',
      'grievance_receipt',
      'is_admin',
      'lesson_page',
      'list_reviews',
      'payment_by_order_id',
      'review_summary',
      'rows_removed_since',
      'today_in_india',
    ];
    const forTheirOwn = [
      'answer_quiz',
      'claim_course',
      'delete_own_account',
      'has_password',
      'lesson_work',
      'own_bookings',
      'own_consents',
      'own_courses',
      'own_payments',
      'own_records',
      'save_progress',
      'signed_in_recently',
      'withdraw_consent',
    ];
    const forAdmins = [
      'change_as_mentor',
      'changes_since',
      'course_figures',
      'course_inbox',
      'course_inbox_count',
      'course_learners',
      'dashboard_figures',
      'delete_inquiry',
      'end_enrolment',
      'end_refund_request',
      'give_course',
      'inquiry_counts',
      'mark_submission',
      'move_order',
      'payment_history',
      'payment_issues',
      'payment_totals',
      'quiz_with_keys',
      'record_refund_by_hand',
      'request_build',
      'request_refund',
      'resolve_payment_issue',
      'restore_submission',
      'sample_tables',
      'save_quiz',
      'save_schedule',
      'sort_lessons',
      'sort_modules',
      'todays_work',
      'unclaimed_orders',
      'waiting_work',
    ];
    const called = (who: string) => open.filter((row) => row.who === who).map(({ name }) => name);
    expect(called('anon')).toEqual(forEveryone);
    expect(called('authenticated')).toEqual([...forEveryone, ...forTheirOwn, ...forAdmins].sort());
  });

  test('none can be misled by a search path', async () => {
    const misled = await backend.query(`
      select proname from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce(proconfig, '{}') @> array['search_path=""']
    `);
    expect(misled).toEqual([]);
  });

  test('none that runs with the rights of the owner is exposed', async () => {
    const exposed = await backend.query(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
    );
    expect(exposed).toEqual([]);
  });

  test('none is left behind in an older form by a change of its parameters', async () => {
    const withTwoForms = await backend.query(`
      select pronamespace::regnamespace || '.' || proname as name from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      group by pronamespace, proname having count(*) > 1
    `);
    // One for mails, one for messages to phones.
    expect(withTwoForms).toEqual([{ name: 'private.is_stale' }]);
  });
});

test('every table and function that a person may call says what it is for', async () => {
  const silent = await backend.query(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and obj_description(oid, 'pg_class') is null
    union all
    select proname from pg_proc
    where pronamespace = 'public'::regnamespace
      and has_function_privilege('anon', oid, 'execute')
      and obj_description(oid, 'pg_proc') is null
  `);
  expect(silent).toEqual([]);
});

test('every foreign key has an index', async () => {
  const bare = await backend.query(`
    select conrelid::regclass::text as table, conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
      )
  `);
  expect(bare).toEqual([]);
});
