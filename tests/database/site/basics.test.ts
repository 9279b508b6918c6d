import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPastEvent, todayInIndia } from '#src/shared/lib/event-timing.ts';
import { emailSchema, hasVisibleText, requiredText } from '#src/shared/schemas/text.ts';
import { hostileTexts } from '../support/hostile-values.ts';
import { clientWith } from '../support/people.ts';
import { openTestBackend, type TestBackend } from '../support/test-backend.ts';
import { timingCases } from '../support/timing-cases.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

async function ask<Value>(
  expression: string,
  ...parameters: unknown[]
): Promise<Value | undefined> {
  const [row] = await backend.query<{ value: Value }>(`select ${expression} as value`, parameters);
  return row?.value;
}

describe('the day in India', () => {
  test.each(timingCases)(
    'at $now an event on $event_date (marked as past: $is_past_event) is past: $isPast',
    async ({ now, today, event_date, is_past_event, isPast }) => {
      expect(todayInIndia(new Date(now))).toBe(today);
      expect(isPastEvent({ event_date, is_past_event }, today)).toBe(isPast);

      expect(await ask('private.date_in_india($1::timestamptz)::text', now)).toBe(today);
      const expression = 'private.is_past_event($1::date, $2::boolean, $3::date)';
      expect(await ask(expression, event_date, is_past_event, today)).toBe(isPast);
    },
  );

  test('anyone can ask the database for it', async () => {
    const visitor = clientWith(backend, backend.anonKey);
    expect((await visitor.rpc('today_in_india')).data).toBe(todayInIndia());
  });
});

describe('the database and the forms agree', () => {
  const texts = [
    'Rohan',
    ' Rohan ',
    'सीमा वर्मा',
    '👩🏽‍🎓 first year',
    'a\nb',
    '-',
    'x'.repeat(50),
    'x'.repeat(51),
    '\u00a0',
    '\u2800',
    'Rohan \ufffd',
    ...hostileTexts.map(([, text]) => text).filter((text) => !/[\0\ud83d]/.test(text)),
  ];
  test.each(texts.map((text) => [JSON.stringify(text.slice(0, 40)), text]))(
    'on the text %s',
    async (_name, text) => {
      const isAccepted = requiredText('missing', 50).safeParse(text).success;
      expect(await ask('private.is_text(btrim($1), 50)', text)).toBe(isAccepted);
    },
  );

  test('on each single character, seen or not', async () => {
    const seen = await backend.query<{ code: number }>(`
      select code from generate_series(1, 1114111) as code
      where code not between 55296 and 57343 and not private.is_visible(chr(code))
    `);
    const invisible = Array.from({ length: 0x10ffff }, (_, index) => index + 1)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .filter((code) => !hasVisibleText(String.fromCodePoint(code)));
    expect(seen.map(({ code }) => code)).toEqual(invisible);
  });

  const addresses = [
    'rohan@college.example',
    'rohan.sharma+jobs@mail.college.example',
    'रोहन@कॉलेज.भारत',
    'rohan@college',
    'rohan@@college.example',
    'rohan@.example',
    'rohan@college..example',
    'rohan college@x.example',
    '<rohan@college.example>',
    'rohan@college.example\nbcc: all@college.example',
    '@college.example',
    `${'r'.repeat(250)}@x.example`,
    '',
  ];
  test.each(addresses)('on the address %j', async (address) => {
    const isAccepted = emailSchema.safeParse(address).success;
    expect(await ask('private.is_email($1)', address)).toBe(isAccepted);
  });
});

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
      'is_admin',
      'list_reviews',
      'payment_by_order_id',
      'review_summary',
      'rows_removed_since',
      'today_in_india',
    ];
    const forTheirOwn = [
      'delete_own_account',
      'has_password',
      'own_payments',
      'signed_in_recently',
    ];
    const forAdmins = [
      'changes_since',
      'dashboard_figures',
      'inquiry_counts',
      'log_refund',
      'payment_history',
      'payment_issues',
      'payment_totals',
      'request_refund',
      'resolve_payment_issue',
      'restore_submission',
      'sample_tables',
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
