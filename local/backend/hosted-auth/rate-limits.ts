/** How many requests a client address can make in five minutes; it can save up to `burst` of them. */
const burst = 30;
const minutes = 5;

// The defaults of GoTrue (supabase/auth: internal/conf/configuration.go and internal/api/apilimiter/apilimiter.go; also
// supabase.com/docs/guides/auth/rate-limits). Each path has a count of its own.
export const requestsPerFiveMinutes: Record<string, number> = {
  // RATE_LIMIT_TOKEN_REFRESH: every grant, so logging in as well.
  'POST /auth/v1/token': 150,
  // RATE_LIMIT_VERIFY: the digits and the links of mails.
  'POST /auth/v1/verify': 30,
  'GET /auth/v1/verify': 30,
  // RATE_LIMIT_OTP
  'POST /auth/v1/signup': 30,
  'POST /auth/v1/recover': 30,
  'POST /auth/v1/resend': 30,
  'POST /auth/v1/otp': 30,
  'POST /auth/v1/magiclink': 30,
  'PUT /auth/v1/user': 30,
};

// RATE_LIMIT_EMAIL_SENT: of the whole project, with a mail service of its own.
export const mailsPerHour = 30;
const hourMilliseconds = 60 * 60 * 1000;

export interface AuthLimits {
  /** The answer to a client address that asks too often; undefined: go on. Requests that name no address are not counted. */
  refuse(request: Request): Response | undefined;
  /** The answer to someone who causes one mail too many; undefined: go on. */
  refuseMail(): Response | undefined;
  countMail(): void;
}

/** The limits of the hosted auth service, counted in this process. */
export function createAuthLimits(now: () => number = Date.now): AuthLimits {
  const buckets = new Map<string, { left: number; at: number }>();
  let mails = 0;
  let hourBegan = now();

  return {
    refuse: (request) => {
      const path = pathOf(request);
      const perFiveMinutes = requestsPerFiveMinutes[path];
      const [address = ''] = (request.headers.get('x-forwarded-for') ?? '').split(',');
      if (perFiveMinutes === undefined || address.trim() === '') return undefined;
      const key = `${path.split(' ')[1]} ${address.trim()}`;
      const { left, at } = buckets.get(key) ?? { left: burst, at: now() };
      const refilled = ((now() - at) / (minutes * 60_000)) * perFiveMinutes;
      const available = Math.min(burst, left + refilled);
      const isAllowed = available >= 1;
      buckets.set(key, { left: isAllowed ? available - 1 : available, at: now() });
      return isAllowed
        ? undefined
        : tooMany('over_request_rate_limit', 'Request rate limit reached');
    },
    refuseMail: () => {
      if (now() - hourBegan >= hourMilliseconds) {
        mails = 0;
        hourBegan = now();
      }
      return mails < mailsPerHour
        ? undefined
        : tooMany('over_email_send_rate_limit', 'email rate limit exceeded');
    },
    countMail: () => {
      mails += 1;
    },
  };
}

/** `put /auth/v1/user/` is `PUT /auth/v1/user`. */
const pathOf = ({ method, url }: Request) =>
  `${method} ${new URL(url).pathname.replace(/\/+$/, '')}`;

const tooMany = (error_code: string, msg: string) =>
  Response.json(
    { code: 429, error_code, msg },
    { status: 429, headers: { 'x-sb-error-code': error_code } },
  );
