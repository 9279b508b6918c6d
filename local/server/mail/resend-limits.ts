export interface MailLimits {
  requestsPerSecond: number;
  /** Each recipient counts. */
  mailsPerDay: number;
  mailsPerMonth: number;
}

/**
 * What a new team on Resend's free plan may do.
 *
 * - Requests: 2 a second by resend.com/docs/api-reference/rate-limit for long; the same page said 5 in spring 2026, and later
 *   10. The lowest is taken: a site that keeps to it works for every team, and it follows the limit that each answer names.
 * - Mails: 100 a day and 3,000 a month, "multiple To recipients count as separate emails"
 *   (resend.com/docs/knowledge-base/account-quotas-and-limits). They end "24 hours" later (…/api-reference/errors).
 */
export const freePlan: MailLimits = {
  requestsPerSecond: 2,
  mailsPerDay: 100,
  mailsPerMonth: 3000,
};

/** For tests that are about something else. */
export const noMailLimits: MailLimits = {
  requestsPerSecond: 1000,
  mailsPerDay: Infinity,
  mailsPerMonth: Infinity,
};

type Refusal = 'rate_limit_exceeded' | 'daily_quota_exceeded' | 'monthly_quota_exceeded';

export interface MailMeter {
  /** Counts a request; what it is refused with, if it is. */
  request(): Refusal | undefined;
  /** What so many more mails are refused with. */
  quota(recipients: number): Refusal | undefined;
  sent(recipients: number): void;
  /** What every answer says about the limit of requests. */
  headers(): Record<string, string>;
}

const second = 1000;
const day = 24 * 60 * 60 * second;

/** Counts what a team does. `now` is the clock, in milliseconds. */
export function createMailMeter(limits: MailLimits, now: () => number = Date.now): MailMeter {
  const { requestsPerSecond, mailsPerDay, mailsPerMonth } = limits;
  let windowStart = -Infinity;
  let requests = 0;
  let mails: { at: number; recipients: number }[] = [];
  const sentWithin = (time: number) =>
    mails.filter(({ at }) => at > now() - time).reduce((sum, mail) => sum + mail.recipients, 0);

  return {
    request: () => {
      if (now() - windowStart >= second) {
        windowStart = now();
        requests = 0;
      }
      requests += 1;
      return requests > requestsPerSecond ? 'rate_limit_exceeded' : undefined;
    },
    quota: (recipients) => {
      if (sentWithin(30 * day) + recipients > mailsPerMonth) return 'monthly_quota_exceeded';
      return sentWithin(day) + recipients > mailsPerDay ? 'daily_quota_exceeded' : undefined;
    },
    sent: (recipients) => {
      mails = [...mails.filter(({ at }) => at > now() - 30 * day), { at: now(), recipients }];
    },
    headers: () => {
      const remaining = Math.max(0, requestsPerSecond - requests);
      return {
        'ratelimit-limit': String(requestsPerSecond),
        'ratelimit-remaining': String(remaining),
        'ratelimit-reset': '1',
        ...(requests > requestsPerSecond && { 'retry-after': '1' }),
      };
    },
  };
}

/** Resend's own words (resend.com/docs/api-reference/errors). */
export const refusalTexts: Record<Refusal, string> = {
  rate_limit_exceeded:
    'Too many requests. Please limit the number of requests per second. Or contact support to increase rate limit.',
  daily_quota_exceeded: 'You have reached your daily email quota.',
  monthly_quota_exceeded: 'You have reached your monthly email quota.',
};
