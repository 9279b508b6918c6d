import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { compare, hash } from 'bcryptjs';
import type { AuthMail } from '../app.ts';
import type { Database } from '../database.ts';
import { findAccount, renewConfirmation } from './accounts.ts';
import { answerWithCode, type Challenge, rememberChallenge } from './mail-links.ts';
import { renderConfirmation } from './mail-templates.ts';
import type { AuthLimits } from './rate-limits.ts';
import { distrustAllElse, newestInstead } from './sessions.ts';

interface Context {
  /** @supabase/lite. */
  serve: (request: Request) => Promise<Response>;
  database: Database;
  /** The origin of the site. */
  siteUrl: string;
  mail: ((message: AuthMail) => Promise<void>) | undefined;
  /** Absent: nothing is limited. */
  limits: AuthLimits | undefined;
}

type Body = Challenge & Record<string, unknown>;
type Answer = (context: Context, request: Request, body: Body) => Promise<Response>;

/**
 * Makes the auth service answer as the hosted one does where @supabase/lite does not:
 * - a known address gets the same answer to a sign-up as a new one;
 * - that an address is not confirmed is said only to those who know its password;
 * - the confirmation is mailed again when asked for;
 * - the link of a mail ends in a code for the browser that asked for it;
 * - a refresh token is taken again for ten seconds;
 * - a new password ends all other sessions;
 * - no more mails are sent in an hour than the project may send.
 */
export function serveAuthAsHosted(context: Context): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const answer = answers[`${request.method} ${pathname}`];
    return answer ? answer(context, request, await bodyOf(request)) : context.serve(request);
  };
}

const pathsThatMail = ['/auth/v1/signup', '/auth/v1/recover', '/auth/v1/resend'];
const leastMilliseconds = 250;

/** Mailing takes longer than not mailing; answering no sooner than this hides which of the two it was. */
export async function inEqualTime(request: Request, work: () => Promise<Response>) {
  if (!pathsThatMail.includes(new URL(request.url).pathname)) return work();
  const [answer] = await Promise.all([work(), sleep(leastMilliseconds)]);
  return answer;
}

const signUp: Answer = async (context, request, body) => {
  const refusal = context.limits?.refuseMail();
  if (refusal) return refusal;
  const answer = await context.serve(request.clone());
  if (answer.ok) {
    const user = (await answer.clone().json()) as { id?: string; access_token?: string };
    if (user.access_token !== undefined || user.id === undefined) return answer;
    await rememberChallenge(context.database, user.id, 'signup', body);
    // The hosted service leaves the identities out for a known address; here nobody is told.
    return json(answer, { ...user, identities: [] });
  }
  if ((await errorCodeOf(answer)) !== tooManyMails) return answer;
  await hashInVain(body['password']);
  await mailConfirmation(context, body);
  return json(answer, pretendedUser(body));
};

const grant: Answer = async (context, request, body) => {
  const type = new URL(request.url).searchParams.get('grant_type');
  if (type === 'password') return signIn(context, request, body);
  if (type !== 'refresh_token') return context.serve(request);
  const newest = await newestInstead(context.database, body['refresh_token']);
  return context.serve(
    newest === undefined ? request : withBody(request, { refresh_token: newest }),
  );
};

const signIn: Answer = async ({ serve, database }, request, body) => {
  const answer = await serve(request.clone());
  if (answer.ok) return answer;
  const account = await findAccount(database, body['email']);
  // Only then has the password been looked at.
  if (account?.isConfirmed && account.passwordHash !== null) return answer;
  const knowsPassword = await compare(
    String(body['password'] ?? ''),
    account?.passwordHash ?? (await decoyHash),
  );
  if (knowsPassword || (await errorCodeOf(answer)) !== 'email_not_confirmed') return answer;
  const nobody = { ...body, email: `${randomUUID()}@nobody.invalid` };
  return serve(withBody(request, nobody));
};

const recover: Answer = async ({ serve, database, limits }, request, body) => {
  const refusal = limits?.refuseMail();
  if (refusal) return refusal;
  const answer = await serve(request.clone());
  const account = answer.ok ? await findAccount(database, body['email']) : undefined;
  if (account) await rememberChallenge(database, account.id, 'recovery', body);
  return answer;
};

const resend: Answer = async (context, request, body) => {
  const refusal = context.limits?.refuseMail();
  if (refusal) return refusal;
  const answer = await context.serve(request.clone());
  if (body['type'] !== 'signup' || (await errorCodeOf(answer)) !== tooManyMails) return answer;
  await mailConfirmation(context, body);
  return json(answer, {});
};

const changeUser: Answer = async ({ serve, database, limits }, request, body) => {
  const isChangingEmail = typeof body['email'] === 'string';
  const refusal = isChangingEmail ? limits?.refuseMail() : undefined;
  if (refusal) return refusal;
  const answer = await serve(request.clone());
  if (answer.ok && typeof body['password'] === 'string') {
    await distrustAllElse(database, request, { isChangingEmail });
  }
  if (!answer.ok || !isChangingEmail) return answer;
  const { id } = (await answer.clone().json()) as { id: string };
  await rememberChallenge(database, id, 'email_change', body);
  return answer;
};

const followLink: Answer = async ({ serve, database }, request) =>
  answerWithCode(database, new URL(request.url).searchParams.get('type'), await serve(request));

const answers: Record<string, Answer> = {
  'POST /auth/v1/signup': signUp,
  'POST /auth/v1/token': grant,
  'POST /auth/v1/recover': recover,
  'POST /auth/v1/resend': resend,
  'PUT /auth/v1/user': changeUser,
  'GET /auth/v1/verify': followLink,
};

/** What @supabase/lite says of every second mail to an address, and so of an address that it knows. */
const tooManyMails = 'over_email_send_rate_limit';

async function mailConfirmation({ database, siteUrl, mail }: Context, body: Body): Promise<void> {
  const account = await findAccount(database, body['email']);
  if (!account || account.isConfirmed) return;
  const { code, tokenHash } = await renewConfirmation(database, account);
  await rememberChallenge(database, account.id, 'signup', body);
  const link = new URL('/auth/v1/verify', siteUrl);
  link.search = String(
    new URLSearchParams({ token: tokenHash, type: 'signup', redirect_to: siteUrl }),
  );
  await mail?.({
    to: account.email,
    ...(await renderConfirmation({ ConfirmationURL: link.href, Token: code })),
  });
}

const bcryptRounds = 10;
const decoyHash = hash(randomUUID(), bcryptRounds);
const hashInVain = async (password: unknown) => compare(String(password), await decoyHash);

/** Looks like someone who has just signed up. */
function pretendedUser({ email, data }: Body): Record<string, unknown> {
  const id = randomUUID();
  const now = new Date().toISOString();
  const address = String(email).toLowerCase();
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: address,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {
      ...(typeof data === 'object' && data),
      email: address,
      email_verified: false,
      phone_verified: false,
      sub: id,
    },
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    confirmation_sent_at: now,
  };
}

/** A successful answer with the headers that all answers of the service have. */
function json(answer: Response, body: object): Response {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  headers.delete('x-sb-error-code');
  return Response.json(body, { status: 200, headers });
}

const withBody = (request: Request, body: object) =>
  new Request(request, { body: JSON.stringify(body) });

async function bodyOf(request: Request): Promise<Body> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Body) : {};
}

async function errorCodeOf(answer: Response): Promise<unknown> {
  const body = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { error_code?: unknown };
  return body.error_code;
}
