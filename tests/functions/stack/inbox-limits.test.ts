import { Resend } from 'resend';
import { afterEach, describe, expect, test } from 'vitest';
import { startInbox } from '../../../local/inbox.ts';
import { freePlan, noMailLimits } from '../../../local/server/mail/resend-limits.ts';
import { apiKey, from, inbox, mailTo, resend, useInbox } from './use-inbox.ts';

useInbox();

describe('the limits of a free plan', () => {
  afterEach(() => inbox.limitMails(noMailLimits));
  const send = () => resend().emails.send(mailTo('rohan@example.com'));

  test('are Resend’s by default', async () => {
    expect(freePlan).toEqual({ requestsPerSecond: 2, mailsPerDay: 100, mailsPerMonth: 3000 });
    const limited = await startInbox({ apiKey, from });
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        new Resend(apiKey, { baseUrl: limited.url }).emails.send(mailTo('rohan@example.com')),
      ),
    );
    await limited.close();
    expect(answers.filter(({ error }) => error?.name === 'rate_limit_exceeded')).toHaveLength(1);
  });

  test('refuse the third request within a second, and say when to come again', async () => {
    inbox.limitMails(freePlan);
    const [first, second] = [await send(), await send()];
    expect([first.error, second.error]).toEqual([null, null]);
    expect(second.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '0' });
    const third = await send();
    expect(third.error).toMatchObject({ statusCode: 429, name: 'rate_limit_exceeded' });
    expect(third.headers).toMatchObject({ 'retry-after': '1' });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await send()).error).toBeNull();
  });

  test('refuse what is more than the quota of a day, where each recipient counts', async () => {
    inbox.limitMails({ ...noMailLimits, mailsPerDay: 3 });
    const two = { ...mailTo(''), to: ['rohan@example.com', 'parent@example.com'] };
    expect((await resend().emails.send(two)).error).toBeNull();
    expect((await resend().emails.send(two)).error).toMatchObject({
      statusCode: 429,
      name: 'daily_quota_exceeded',
    });
    expect((await send()).error).toBeNull();
    expect((await send()).error?.name).toBe('daily_quota_exceeded');
  });

  test('do not count a mail that is sent again with the same key', async () => {
    inbox.limitMails({ ...noMailLimits, mailsPerDay: 2 });
    const again = () =>
      resend().emails.send(mailTo('rohan@example.com'), { idempotencyKey: 'counted/once' });
    expect([(await again()).error, (await again()).error]).toEqual([null, null]);
    expect((await send()).error).toBeNull();
  });

  test('refuse what is more than the quota of a month', async () => {
    inbox.limitMails({ ...noMailLimits, mailsPerMonth: 1 });
    expect((await send()).error).toBeNull();
    expect((await send()).error).toMatchObject({ statusCode: 429, name: 'monthly_quota_exceeded' });
  });
});
