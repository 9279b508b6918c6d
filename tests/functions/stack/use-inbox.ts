import { Resend } from 'resend';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startInbox, type Inbox } from '../../../local/inbox.ts';
import { noMailLimits } from '../../../local/server/mail/resend-limits.ts';

export const apiKey = 're_for_this_test';
export const from = 'Ananya Mehra <hello@mentor.example>';

/** The inbox of the test file that runs now. */
export let inbox: Inbox;

/** Starts an inbox for this test file; each test finds it empty. */
export function useInbox(): void {
  beforeAll(async () => {
    inbox = await startInbox({ apiKey, from, limits: noMailLimits });
  });
  afterEach(() => inbox.clear());
  afterAll(() => inbox.close());
}

export const resend = (key = apiKey) => new Resend(key, { baseUrl: inbox.url });
export const mailTo = (to: string, subject = 'Your booking') => ({
  from,
  to,
  subject,
  html: '<p>See you soon.</p>',
  text: 'See you soon.',
});
