import { describe, expect, test } from 'vitest';
import { anEvent } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { admin, auditLog, useAuditLog } from './audit-log.ts';

useAuditLog();

describe('nobody but the database writes the audit log', () => {
  const forged = {
    admin_name: 'Somebody else',
    action: 'deleted',
    table_name: 'events',
    row_id: 'x',
  };

  test.each(['visitor', 'student', 'admin', 'service'] as const)('as %s', async (who) => {
    await admin
      .from('events')
      .insert(anEvent({ created_by: people.admin.id }))
      .throwOnError();
    const before = await auditLog();
    expect(before).toHaveLength(1);
    const client = who === 'visitor' || who === 'service' ? people[who] : people[who].client;
    const { error } = await client.from('admin_actions').insert(forged);
    expect(error).not.toBeNull();
    await client.from('admin_actions').update({ admin_name: 'Nobody' }).neq('row_id', '');
    await client.from('admin_actions').delete().neq('row_id', '');
    for (const name of ['add_admin_action', 'log_admin_action']) {
      expect((await client.rpc(name, forged)).error).not.toBeNull();
    }
    expect(await auditLog()).toEqual(before);
  });

  test('and it outlives the account of its admin, without their name', async () => {
    const { join, makeAdmin } = await import('../support/people.ts');
    const former = await join(backend, 'former@college.example', { full_name: 'Dev Anand' });
    await makeAdmin(people.service, former);
    await former.client.from('event_categories').select();
    await former.client
      .from('events')
      .insert(anEvent({ created_by: former.id, title: 'Left behind' }))
      .throwOnError();
    await backend.query('delete from auth.users where id = $1', [former.id]);
    expect(await auditLog()).toContainEqual(
      expect.objectContaining({ admin_name: 'Deleted account', table_name: 'events' }),
    );
    expect(JSON.stringify(await auditLog())).not.toContain('Dev Anand');
  });
});
