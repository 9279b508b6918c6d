import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invitePeople, type People } from '../support/people.ts';
import { aBooking } from '../support/sample-rows.ts';
import { openRestartableBackend, type RestartableBackend } from '../support/test-backend.ts';

let backend: RestartableBackend;
let people: People;
beforeAll(async () => {
  backend = await openRestartableBackend();
  people = await invitePeople(backend);
});
afterAll(() => backend.close());

describe('the list of inquiries', () => {
  test('is empty for them after a restart as well', async () => {
    await people.service.from('form_submissions').insert(aBooking()).throwOnError();
    await backend.restart();
    for (const client of [people.visitor, people.student.client]) {
      const { data } = await client.from('inquiries').select();
      expect(data ?? []).toEqual([]);
      await client.from('inquiries').delete().neq('type', 'x');
      await client.from('inquiries').insert(aBooking());
    }
    const { data } = await people.admin.client.from('inquiries').select().throwOnError();
    expect(data).toHaveLength(1);
  });
});
