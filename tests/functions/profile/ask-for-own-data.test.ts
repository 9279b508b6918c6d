import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { shop, useShop } from '../../support/use-shop.ts';
import { inquirer, requestLink } from './inquirer.ts';

useShop({ seed: 'sample' });

const requests = (email: string) =>
  shop.stack.backend.query('select id from data_requests where email = $1', [email]);

describe('asking for a link', () => {
  test('has the same answer whether the address is known, and a mail only if it is', async () => {
    const known = await inquirer();
    const unknown = `nobody-${randomUUID()}@students.example`;
    const answers = [await requestLink(known.toUpperCase()), await requestLink(unknown)];
    const [first, second] = answers.map(({ status, text }) => ({ status, text }));
    expect(first).toEqual({ status: 202, text: '{"accepted":true}' });
    expect(second).toEqual(first);
    expect(await shop.received(known)).toEqual(['Your data: the link that you asked for']);
    expect(await shop.stack.inbox.messages(unknown)).toEqual([]);
    expect(await requests(unknown)).toEqual([]);
  });

  test('takes as long whether the address is known', async () => {
    const timeOf = async (email: string) => {
      const begun = performance.now();
      expect((await requestLink(email)).status).toBe(202);
      return performance.now() - begun;
    };
    const known = await inquirer();
    // The clock of a timer counts whole milliseconds.
    expect(await timeOf(known)).toBeGreaterThan(398);
    expect(await timeOf(`nobody-${randomUUID()}@students.example`)).toBeGreaterThan(398);
  });

  test('mails three links in a day to one mailbox, and says the same to the fourth', async () => {
    const email = await inquirer();
    for (let asked = 0; asked < 4; asked += 1) expect((await requestLink(email)).status).toBe(202);
    expect(await requests(email)).toHaveLength(3);
    expect(await shop.received(email)).toHaveLength(3);
  });

  test('is refused after five in a minute from one network', async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 6; asked += 1) {
      statuses.push((await requestLink(`${randomUUID()}@students.example`)).status);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  test('never mails the mentor, whose mails are about everybody', async () => {
    await requestLink('admin@example.com');
    expect(await requests('admin@example.com')).toEqual([]);
  });

  test.each([undefined, '', 'kavya', 'a@b', { email: 1 }])('with %j is refused', async (email) => {
    const { status, body } = await requestLink(email);
    expect(status).toBe(400);
    expect(body['fields']).toHaveProperty('email');
  });
});
