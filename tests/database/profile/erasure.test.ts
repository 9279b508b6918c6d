import { beforeAll, describe, expect, test } from 'vitest';
import { prepareCourse } from '../support/sample-course.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { newPerson, type Planted, query } from './erasure/planted-person.ts';
import { plantEverywhere, tables } from './erasure/tables.ts';

useBackend();
beforeAll(() => prepareCourse(people));

/** Tables with a text or JSON, or with all of their columns. */
const tablesOf = async (columns: string) =>
  (
    await backend.query<{ name: string }>(
      `select distinct table_schema || '.' || table_name as name
       from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
       where table_type = 'BASE TABLE'
         and table_schema not in ('pg_catalog', 'information_schema', 'supabase_migrations')
         and ${columns}
       order by 1`,
    )
  ).map((row) => row.name);

/** What a paid order keeps (docs/decisions/erasure.md). */
const kept: Record<string, string> = {
  'public.payments': '{customer_name,customer_email,search_text}',
};

/** Where somebody is found, in any column of any table, texts in lists and JSON among them. */
async function foundIn(person: Planted): Promise<string[]> {
  const needles = [person.name, person.email, person.phone].map((text) => `%${text}%`);
  const found: string[] = [];
  for (const table of await tablesOf('true')) {
    const rows = await query(
      `select from ${table} as r where (to_jsonb(r) - '${kept[table] ?? '{}'}'::text[])::text ilike any ($1)`,
      needles,
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
}

const planted = Object.entries(tables)
  .filter(([, entry]) => typeof entry !== 'string')
  .map(([table]) => table)
  .sort();

test('every table with a text says how a person gets into it, or why nobody does', async () => {
  const types = `data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED')`;
  expect(Object.keys(tables).sort()).toEqual(await tablesOf(types));
});

describe('somebody who deletes their account', () => {
  test('is found nowhere afterwards, by name, address or phone', async () => {
    const person = await plantEverywhere();
    expect((await foundIn(person)).sort()).toEqual(planted);
    await person.client.rpc('delete_own_account').throwOnError();
    expect(await foundIn(person)).toEqual([]);
  });

  test('is found nowhere when the owner of the site deletes it', async () => {
    const person = await plantEverywhere();
    await query('delete from auth.users where id = $1', person.id);
    expect(await foundIn(person)).toEqual([]);
  });

  test('leaves of a paid order what the law asks, and its booking', async () => {
    const person = await plantEverywhere();
    await person.client.rpc('delete_own_account').throwOnError();
    const orders = await query('select * from payments where customer_email = $1', person.email);
    expect(orders).toMatchObject([
      {
        order_id: person.paidOrder,
        customer_name: person.name,
        customer_phone: null,
        receipt_number: expect.any(String),
        checkout_url: null,
        submission_id: null,
        detached_from: null,
        buyer_key_hash: null,
        wants_phone_messages: false,
      },
    ]);
    expect(await query('select 1 from bookings where id = $1', person.booking)).toHaveLength(1);
  });

  test('takes nothing of others along', async () => {
    const [person, other] = [await plantEverywhere(), await plantEverywhere()];
    await person.client.rpc('delete_own_account').throwOnError();
    expect((await foundIn(other)).sort()).toEqual(planted);
    await other.client.rpc('delete_own_account').throwOnError();
  });

  test('leaves the other people in a mail that tells the mentor of several', async () => {
    const person = await newPerson();
    const about = (email: string) => ({ kind: 'paid', person: 'Somebody', email });
    const insert = (news: object[]) =>
      backend.query<{ id: string }>(
        `insert into outbox (kind, subject, recipient, payload)
         values ('mentor_news', gen_random_uuid()::text, 'mentor@example.com', $1) returning id`,
        [JSON.stringify({ news })],
      );
    const [both] = await insert([about(person.email), about('other@erasure.example')]);
    const [alone] = await insert([about(person.email.toUpperCase())]);
    await person.client.rpc('delete_own_account').throwOnError();
    const left = await query('select id, payload from outbox where id = any ($1)', [
      both?.id,
      alone?.id,
    ]);
    expect(left).toEqual([{ id: both?.id, payload: { news: [about('other@erasure.example')] } }]);
  });

  test('takes nothing along that lies under a longer address with theirs in it', async () => {
    const person = await newPerson();
    const neighbours = [`a${person.email}`, `${person.email}.in`, `first.${person.email}`];
    const mails = neighbours.flatMap((email) => [
      { kind: 'refund', payload: { customer_email: email } },
      { kind: 'session_booked', payload: { session: { customer_email: email } } },
      { kind: 'mentor_news', payload: { news: [{ kind: 'paid', email }] } },
    ]);
    const kept = await backend.query<{ id: string }>(
      `insert into outbox (kind, subject, recipient, payload)
       select mail ->> 'kind', gen_random_uuid()::text, 'mentor@example.com', mail -> 'payload'
       from jsonb_array_elements($1::jsonb) as mail
       returning id`,
      [JSON.stringify(mails)],
    );
    await person.client.rpc('delete_own_account').throwOnError();
    const left = await query(
      'select payload from outbox where id = any ($1)',
      kept.map(({ id }) => id),
    );
    expect(left).toHaveLength(mails.length);
    expect(left).toEqual(expect.arrayContaining(mails.map(({ payload }) => ({ payload }))));
  });

  test('takes nothing along that lies under an address that was never confirmed', async () => {
    const person = await newPerson();
    await query('update auth.users set email_confirmed_at = null where id = $1', person.id);
    await query('delete from auth.users where id = $1', person.id);
    const inquiries = await query('select 1 from form_submissions where id = $1', person.inquiry);
    expect(inquiries).toHaveLength(1);
    await query('select private.erase_address(lower($1))', person.email);
    expect(await foundIn(person)).toEqual([]);
  });
});
