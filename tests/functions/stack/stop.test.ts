import { randomInt } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { findFreePort } from '../../../local/server/free-port.ts';
import { type Stack, startStack } from '../../../local/stack.ts';
import { temporaryFolder } from './fixture.ts';

/** The first of four neighbours, outside the range from which the system hands out any port to anyone. */
async function freeNeighbours(): Promise<number> {
  for (;;) {
    const first = randomInt(10_000, 30_000);
    const wanted = [first, first + 1, first + 2, first + 3];
    const found = await Promise.all(wanted.map(findFreePort));
    if (found.join() === wanted.join()) return first;
  }
}

const inquiry = (email: string) => ({
  type: 'individual',
  fullname: 'Rohan Sharma',
  email,
  goal: 'placement',
  phone: '9876543210',
});

const addressesOf = ({ url, inbox, payments, google }: Stack) => [
  url,
  inbox.url,
  payments.stripe.url,
  payments.razorpay.url,
  google.url,
];

test('a stop lets running requests finish and keeps what was stored; the next start has the same addresses', async () => {
  const data = await temporaryFolder();
  const port = await freeNeighbours();
  const first = await startStack({ dataDir: data.path, port, quiet: true });
  const client = createClient(first.url, first.backend.anonKey);
  const emails = Array.from({ length: 10 }, (_, index) => `student-${index}@example.com`);
  const storing = emails.map(async (email) => {
    const { error } = await client.from('form_submissions').insert(inquiry(email));
    return error ? [] : [email];
  });
  await Promise.race(storing);
  await Promise.all([first.stop(), first.stop()]);
  const stored = (await Promise.all(storing)).flat();
  const addresses = addressesOf(first);
  for (const address of addresses) await expect(fetch(address), address).rejects.toThrow();

  const second = await startStack({ dataDir: data.path, port, quiet: true });
  expect(addressesOf(second)).toEqual(addresses);
  const accounts = await second.backend.query<{ email: string }>(
    'select email from form_submissions',
  );
  expect(accounts.map(({ email }) => email)).toEqual(expect.arrayContaining(stored));
  expect(stored.length).toBeGreaterThan(0);
  await second.stop();
  await data.remove();
});
