import { expect, test } from 'vitest';
import { startGoogle } from '../../../local/google.ts';

test('only calls to Google that the backend makes are answered by the stand-in', async () => {
  const asked: string[] = [];
  const fetchOfTheProcess = globalThis.fetch;
  globalThis.fetch = (address) => {
    asked.push(String(address));
    return Promise.resolve(new Response());
  };
  const google = await startGoogle('http://localhost:1');
  const addresses = [
    'https://oauth2.googleapis.com/token',
    'https://accounts.google.com/.well-known/openid-configuration',
    'https://api.stripe.com/v1/charges',
  ];
  for (const address of addresses) await fetch(address);
  await google.during(async () => {
    for (const address of addresses) await fetch(new URL(address));
  });
  await google.close();
  globalThis.fetch = fetchOfTheProcess;

  expect(asked).toEqual([
    ...addresses,
    `${google.url}/oauth2/token`,
    `${google.url}/.well-known/openid-configuration`,
    'https://api.stripe.com/v1/charges',
  ]);
});
