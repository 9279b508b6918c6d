import { beforeAll, beforeEach } from 'vitest';
import type { Client } from '../support/people.ts';
import type { Row } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

export let admin: Client;

export const auditLog = async () =>
  (
    await admin
      .from('admin_actions')
      .select('admin_name, action, table_name, row_id, subject, summary')
      .order('happened_at')
      .throwOnError()
  ).data as unknown as Row[];

export const byService = (table: string, row: Row) =>
  people.service.from(table).insert(row).throwOnError();

export const change = (table: string, row: Row, what: Row) =>
  admin.from(table).update(what).eq('id', row['id']).throwOnError();

export const remove = (table: string, row: Row) =>
  admin.from(table).delete().eq('id', row['id']).throwOnError();

/** Opens a backend, and empties the history before each test. */
export function useAuditLog(): void {
  useBackend();
  beforeAll(() => {
    admin = people.admin.client;
  });
  beforeEach(async () => {
    await backend.query('delete from public.admin_actions');
  });
}
