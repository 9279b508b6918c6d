import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { notices } from '#src/shared/messages/notices.ts';
import { aCollegeInquiry } from '../../database/support/sample-rows.ts';
import { openShop, type Shop } from '../../support/functions.ts';
import { startTurnstile, type TurnstileService } from '../../support/turnstile.ts';

// Where Cloudflare Turnstile's keys are set, a form is stored only for whom it let through.

let shop: Shop;
let turnstile: TurnstileService;

const open = async (variables: Record<string, string>) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const opened = await openShop();
  vi.unstubAllEnvs();
  return opened;
};

const inquiry = (id = randomUUID()) => aCollegeInquiry({ id, email: `tpo-${id}@college.example` });

async function send(to: Shop, row: object) {
  const answer = await fetch(`${to.stack.url}/rest/v1/form_submissions`, {
    method: 'POST',
    headers: { apikey: to.stack.backend.anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(row),
  });
  return { status: answer.status, text: await answer.text() };
}

const letThrough = (submissionId: string, token: string) =>
  shop.call('human-check', { body: { submissionId, token } });

describe('with the keys', () => {
  beforeAll(async () => {
    turnstile = await startTurnstile();
    shop = await open(turnstile.variables);
    await shop.reconcile();
  });
  beforeEach(() => shop.forgetCounts());
  afterAll(async () => {
    await shop.stop();
    await turnstile.close();
  });

  test('a program that sends a form past the page is refused', async () => {
    const { status, text } = await send(shop, inquiry());
    expect(status).toBe(400);
    expect(text).toContain('We could not check that you are human. Please send it again.');
  });

  test('a person whom Turnstile let through is stored, once, and finds the form again after a lost answer', async () => {
    const row = inquiry();
    expect((await letThrough(String(row['id']), turnstile.answer())).status).toBe(200);
    expect((await send(shop, row)).status).toBe(201);
    expect((await send(shop, row)).status).toBe(409);
  });

  test('an answer lets through one form, and not a second one', async () => {
    const token = turnstile.answer();
    expect((await letThrough(randomUUID(), token)).status).toBe(200);
    const other = inquiry();
    const refused = await letThrough(String(other['id']), token);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ detail: notices.personUnclear.message });
    expect((await send(shop, other)).status).toBe(400);
  });

  test('an answer that nobody gave lets nothing through', async () => {
    const row = inquiry();
    expect((await letThrough(String(row['id']), 'made up')).status).toBe(403);
    expect((await letThrough(String(row['id']), 'x'.repeat(2049))).status).toBe(400);
    expect((await send(shop, row)).status).toBe(400);
  });

  test('a service that fails is not taken for a program', async () => {
    turnstile.fault = 'internal-error';
    expect((await letThrough(randomUUID(), turnstile.answer())).status).toBe(502);
    turnstile.fault = undefined;
  });

  test('someone who asks too often waits', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => letThrough(randomUUID(), turnstile.answer())),
    );
    const [refused, ...others] = answers.filter(({ status }) => status === 429);
    expect(others).toEqual([]);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a visitor can neither give a pass nor switch the check off', async () => {
    const { url, backend } = shop.stack;
    for (const [name, body] of [
      ['give_human_pass', { submission_id: randomUUID() }],
      ['set_human_check', { is_on: false }],
    ] as const) {
      const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { apikey: backend.anonKey, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(answer.status, name).toBe(401);
    }
  });

  test('passes are forgotten after a day', async () => {
    const row = inquiry();
    await letThrough(String(row['id']), turnstile.answer());
    await shop.stack.backend.query(
      `update private.human_passes set given_at = now() - interval '25 hours' where submission_id = $1`,
      [row['id']],
    );
    await letThrough(randomUUID(), turnstile.answer());
    expect((await send(shop, row)).status).toBe(400);
  });
});

describe.each([
  ['without keys', {}],
  ['with one of the two keys', { TURNSTILE_SECRET_KEY: 'secret' }],
])('%s', (_, variables) => {
  test('nobody is asked', async () => {
    const plain = await open(variables);
    try {
      await plain.reconcile();
      expect((await send(plain, inquiry())).status).toBe(201);
      const body = { submissionId: randomUUID(), token: 'any' };
      expect((await plain.call('human-check', { body })).status).toBe(200);
    } finally {
      await plain.stop();
    }
  });
});
