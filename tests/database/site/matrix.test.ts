import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { forgetWrites } from '../support/forget-writes.ts';
import type { Client } from '../support/people.ts';
import { roles, rules, type Role, type TableRules } from '../support/rules.ts';
import type { Row } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

useBackend();
beforeAll(async () => {
  // What each cell answers is decided by row security and triggers alone; what is granted is a second layer.
  await backend.query('grant all on all tables in schema public to anon, authenticated');
  for (const { prepare } of rules) await prepare?.(people);
});

test('every table of the database is in the matrix', async () => {
  const tables = await backend.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  expect(tables.map(({ name }) => name)).toEqual(rules.map(({ table }) => table).sort());
});

test('every table has row level security', async () => {
  const open = await backend.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
  );
  expect(open).toEqual([]);
});

// That it is the same after a restart: rights-after-restart.test.ts.
for (const rule of rules) {
  for (const role of roles) {
    describe(`${rule.table}, as ${role}`, () => {
      readCells(rule, role);
      writeCells(rule, role);
      insertCells(rule, role);
    });
  }
}

function readCells(rule: TableRules, role: Role) {
  for (const stored of rule.stored) {
    const may = stored.readers.includes(role);
    test(`${can(may)} read ${stored.name}`, async () => {
      const row = await put(rule, stored.row(people));
      const { data } = await as(role).from(rule.table).select().eq(rule.key, row[rule.key]);
      expect(data ?? []).toEqual(may ? [row] : []);
      await clear(rule, row);
    });
  }
}

function writeCells(rule: TableRules, role: Role) {
  for (const stored of rule.stored) {
    const mayUpdate = stored.updaters.includes(role);
    test(`${can(mayUpdate)} change ${stored.name}`, async () => {
      const row = await put(rule, stored.row(people));
      await as(role).from(rule.table).update(stored.change).eq(rule.key, row[rule.key]);
      const changedKey = stored.change[rule.key] ?? row[rule.key];
      if (mayUpdate) expect(await rowOf(rule, changedKey)).toMatchObject(stored.change);
      else expect(await rowOf(rule, row[rule.key])).toEqual(row);
      await clear(rule, { ...row, [rule.key]: changedKey });
      await clear(rule, row);
    });

    const mayDelete = stored.deleters.includes(role);
    test(`${can(mayDelete)} delete ${stored.name}`, async () => {
      const row = await put(rule, stored.row(people));
      await as(role).from(rule.table).delete().eq(rule.key, row[rule.key]);
      expect(await rowOf(rule, row[rule.key])).toEqual(mayDelete ? null : row);
      await clear(rule, row);
    });
  }
}

// To have the row answered takes the right to read it as well.
const answers = [
  { how: '', select: false },
  { how: ' and have it answered', select: true },
];

function insertCells(rule: TableRules, role: Role) {
  for (const added of rule.added) {
    for (const { how, select } of answers) {
      const writers = select ? (added.readersBack ?? added.writers) : added.writers;
      const may = writers.includes(role);
      test(`${can(may)} add ${added.name}${how}`, async () => {
        await forgetWrites(backend);
        const row = added.row(idOf(role), people);
        const request = as(role).from(rule.table).insert(row);
        const { error } = await (select ? request.select() : request);
        const found = await rowOf(rule, row[rule.key]);
        if (may) expect(found).toMatchObject(withoutStatus(row));
        else expect(found).toBeNull();
        expect(error === null).toBe(may);
        await clear(rule, row);
      });
    }
  }
}

const can = (may: boolean) => (may ? 'can' : 'cannot');

const as = (role: Role): Client => (role === 'visitor' ? people.visitor : people[role].client);

/** A visitor has no id; one that belongs to nobody stands for what a visitor might make up. */
const idOf = (role: Role) => (role === 'visitor' ? randomUUID() : people[role].id);

// The database decides the status of a new event, whatever the row says.
const withoutStatus = ({ status: _status, ...row }: Row) => row;

async function put(
  { table, key, primaryKey = key, writtenByOwner }: TableRules,
  row: Row,
): Promise<Row> {
  if (writtenByOwner) {
    await backend.query(
      `insert into public.${table} select * from json_populate_record(null::public.${table}, $1)`,
      [JSON.stringify(row)],
    );
    return row;
  }
  const { data } = await people.service
    .from(table)
    .upsert(row, { onConflict: primaryKey })
    .select()
    .single()
    .throwOnError();
  return data as Row;
}

async function rowOf({ table, key }: TableRules, value: unknown): Promise<Row | null> {
  const { data } = await people.service
    .from(table)
    .select()
    .eq(key, value)
    .maybeSingle()
    .throwOnError();
  return data as Row | null;
}

async function clear({ table, key, belongsToAccount, writtenByOwner }: TableRules, row: Row) {
  if (belongsToAccount && table === 'profiles') return;
  if (writtenByOwner) {
    await backend.query(`delete from public.${table} where ${key} = $1`, [row[key]]);
    return;
  }
  await people.service.from(table).delete().eq(key, row[key]).throwOnError();
}
