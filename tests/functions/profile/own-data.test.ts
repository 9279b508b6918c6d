import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { signedToken } from '../../support/signed-token.ts';
import { shop, useShop } from '../../support/use-shop.ts';
import { hostileName, inquirer, tokenFor } from './inquirer.ts';

useShop({ seed: 'sample' });

const ask = (token: string, action: string) => shop.call('own-data', { body: { token, action } });

const inquiriesOf = (email: string) =>
  shop.stack.backend.query('select 1 from form_submissions where email = $1', [email]);

describe('the link of the mail', () => {
  test('shows numbers, downloads the rows, and changes nothing by that', async () => {
    const email = await inquirer();
    const other = await inquirer();
    const token = await tokenFor(email);
    for (let looked = 0; looked < 2; looked += 1) {
      expect((await ask(token, 'look')).body).toEqual({
        email,
        hasAccount: false,
        counts: expect.arrayContaining([{ table: 'inquiries', count: 1 }]),
        paidOrders: 0,
        consents: [],
      });
    }
    const { status, text, body } = await ask(token, 'download');
    expect(status).toBe(200);
    expect(body['inquiries']).toMatchObject([{ email, fullname: hostileName }]);
    expect(text).not.toContain(other);
    expect(await inquiriesOf(email)).toHaveLength(1);
  });

  test('deletes once, also when two ask at once, and nothing of others', async () => {
    const [email, other] = [await inquirer(), await inquirer()];
    const token = await tokenFor(email);
    const answers = await Promise.all([ask(token, 'erase'), ask(token, 'erase')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await inquiriesOf(email)).toEqual([]);
    expect(await inquiriesOf(other)).toHaveLength(1);
    for (const action of ['look', 'download', 'erase']) {
      expect((await ask(token, action)).status).toBe(404);
    }
    const left = await shop.stack.backend.query(
      'select 1 from outbox where recipient = $1 union all select 1 from data_requests where email = $1',
      [email],
    );
    expect(left).toEqual([]);
  });

  test('leaves an account to the profile, and deletes what lies beside it', async () => {
    const email = 'student@example.com';
    const { query } = shop.stack.backend;
    await query(
      `insert into form_submissions (type, email, fullname, goal) values ('individual', $1, 'Kavya', 'skills')`,
      [email],
    );
    const token = await tokenFor(email);
    expect((await ask(token, 'look')).body).toMatchObject({ hasAccount: true });
    expect((await ask(token, 'erase')).status).toBe(200);
    expect(await inquiriesOf(email)).toEqual([]);
    expect(await query('select 1 from auth.users where email = $1', [email])).toHaveLength(1);
  });

  test('ends after 24 hours', async () => {
    const email = await inquirer();
    const token = await tokenFor(email);
    await shop.stack.backend.query(
      `update data_requests set created_at = now() - interval '24 hours 1 minute' where email = $1`,
      [email],
    );
    for (const action of ['look', 'download', 'erase']) {
      expect((await ask(token, action)).status).toBe(404);
    }
    expect(await inquiriesOf(email)).toHaveLength(1);
  });

  test('cannot be made up: another signature, a session’s, or none opens nothing', async () => {
    const email = await inquirer();
    const token = await tokenFor(email);
    const [row] = await shop.stack.backend.query<{ id: string }>(
      'select id from data_requests where email = $1',
      [email],
    );
    const id = row?.id ?? '';
    const signed = (purpose: string) => signedToken(shop.stack.backend.serviceKey, purpose, id);
    expect(signed('own-data')).toBe(token);
    for (const forged of [
      id,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`,
      `${randomUUID().replaceAll('-', '')}${token.slice(32)}`,
      signed('session'),
      "' or true --",
    ]) {
      expect((await ask(forged, 'erase')).status).toBe(404);
    }
    expect(await inquiriesOf(email)).toHaveLength(1);
  });

  test('is in no column and in no log', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const email = await inquirer();
    const token = await tokenFor(email);
    await ask(token, 'nonsense');
    await ask(`${token}x`, 'look');
    expect(JSON.stringify(logged.mock.calls)).not.toContain(token);
    logged.mockRestore();
    const columns = await shop.stack.backend.query(
      `select 1 from outbox where to_jsonb(outbox)::text like $1
       union all select 1 from data_requests where to_jsonb(data_requests)::text like $1`,
      [`%${token.slice(32)}%`],
    );
    expect(columns).toEqual([]);
  });

  test.each([{}, { token: 'x' }, { token: 'x', action: 'all' }, { action: 'look' }, 'text'])(
    'with %j is refused',
    async (body) => {
      expect((await shop.call('own-data', { body })).status).toBe(400);
    },
  );
});
