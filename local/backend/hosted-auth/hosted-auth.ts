import { changeUser, recover } from './account-changes.ts';
import type { Answer, Context } from './context.ts';
import { bodyOf } from './json-bodies.ts';
import { answerWithCode } from './mail-links.ts';
import { acceptFirst } from './secure-email-change.ts';
import { grant } from './sign-in.ts';
import { resend, signUp } from './sign-up.ts';

/**
 * Makes the auth service answer as the hosted one does where @supabase/lite does not:
 * - a known address gets the same answer to a sign-up as a new one;
 * - that an address is not confirmed is said only to those who know its password;
 * - the confirmation is mailed again when asked for;
 * - the link of a mail ends in a code for the browser that asked for it;
 * - a refresh token is taken again for ten seconds;
 * - a new password ends all other sessions;
 * - a new address counts once the old one has agreed;
 * - no more mails are sent in an hour than the project may send.
 */
export function serveAuthAsHosted(context: Context): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const answer = answers[`${request.method} ${pathname}`];
    return answer ? answer(context, request, await bodyOf(request)) : context.serve(request);
  };
}

const followLink: Answer = async (context, request, body) =>
  (await acceptFirst(context, request, body)) ??
  answerWithCode(
    context.database,
    new URL(request.url).searchParams.get('type'),
    await context.serve(request),
  );

const enterCode: Answer = async (context, request, body) =>
  (await acceptFirst(context, request, body)) ?? context.serve(request);

const answers: Record<string, Answer> = {
  'POST /auth/v1/signup': signUp,
  'POST /auth/v1/token': grant,
  'POST /auth/v1/recover': recover,
  'POST /auth/v1/resend': resend,
  'PUT /auth/v1/user': changeUser,
  'GET /auth/v1/verify': followLink,
  'POST /auth/v1/verify': enterCode,
};
