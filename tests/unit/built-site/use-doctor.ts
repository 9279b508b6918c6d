import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Stack, startStack } from '../../../local/stack.ts';
import { examine } from '../../../tools/doctor/examine.ts';
import type { Finding, Settings } from '../../../tools/doctor/finding.ts';
import { openSharedBackend } from '../../database/support/test-backend.ts';
import { type SpoilingProxy, startSpoilingProxy } from '../../support/spoiling-proxy.ts';
import { readBuiltSite } from '../../support/site/built-site.ts';

export let stack: Stack;
/** What the doctor asks, each behind a proxy that can spoil its answers. */
export let site: SpoilingProxy;
export let stripe: SpoilingProxy;
export let razorpay: SpoilingProxy;
export let mail: SpoilingProxy;
/** What the doctor is told of them. */
export let settings: Settings;

/** Starts the built site for this test file; before each test nothing of it is broken. */
export function useDoctor(): void {
  beforeAll(async () => {
    const siteDir = readBuiltSite().folder;
    stack = await startStack({
      quiet: true,
      siteDir,
      seed: 'sample',
      openBackend: openSharedBackend,
    });
    const { settings: own } = stack;
    await stack.runSchedule();
    site = await startSpoilingProxy(stack.url);
    stripe = await startSpoilingProxy(own['STRIPE_API_BASE']!);
    razorpay = await startSpoilingProxy(own['RAZORPAY_API_BASE']!);
    mail = await startSpoilingProxy(own['RESEND_BASE_URL']!);
    settings = {
      ...own,
      SUPABASE_URL: site.url,
      STRIPE_API_BASE: stripe.url,
      RAZORPAY_API_BASE: razorpay.url,
      RESEND_BASE_URL: mail.url,
    };
  });

  afterEach(() => [site, stripe, razorpay, mail].forEach((proxy) => proxy.heal()));

  afterAll(async () => {
    for (const proxy of [site, stripe, razorpay, mail]) await proxy?.close();
    await stack?.stop();
  });
}

export const found = async (changes: Settings = {}) =>
  (await examine({ ...settings, ...changes }, { isLocal: true })).flatMap(
    ({ findings }) => findings,
  );

export const wrongOnes = (findings: Finding[]) => findings.filter(({ state }) => state === 'wrong');

/** Changes a part of an answer in JSON. */
// oxlint-disable-next-line typescript/no-explicit-any -- Each service has a shape of its own.
export const withJson = (change: (body: any) => void) => async (answer: Response) => {
  const body: unknown = await answer.json();
  change(body);
  return Response.json(body, { status: answer.status });
};
export const status = (code: number) => () => new Response('', { status: code });
export const without = (header: string) => (answer: Response) => {
  answer.headers.delete(header);
  return answer;
};

export const nowhere = 'http://127.0.0.1:9';

/** What is missing or wrong, what the doctor calls it, a part of what it says. */
export type Case = [what: string, item: string, says: RegExp, breakIt: () => Settings | void];
