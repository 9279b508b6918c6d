import { randomUUID } from 'node:crypto';
import { compare } from 'bcryptjs';
import { findAccount, renewConfirmation } from './accounts.ts';
import type { Answer, Body, Context } from './context.ts';
import { decoyHash } from './decoy-password.ts';
import { errorCodeOf, json } from './json-bodies.ts';
import { linkOfMail, rememberChallenge } from './mail-links.ts';
import { renderMail } from './mail-templates.ts';

export const signUp: Answer = async (context, request, body) => {
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

export const resend: Answer = async (context, request, body) => {
  const refusal = context.limits?.refuseMail();
  if (refusal) return refusal;
  const answer = await context.serve(request.clone());
  if (body['type'] !== 'signup' || (await errorCodeOf(answer)) !== tooManyMails) return answer;
  await mailConfirmation(context, body);
  return json(answer, {});
};

/** What @supabase/lite says of every second mail to an address, and so of an address that it knows. */
const tooManyMails = 'over_email_send_rate_limit';

async function mailConfirmation({ database, siteUrl, mail }: Context, body: Body): Promise<void> {
  const account = await findAccount(database, body['email']);
  if (!account || account.isConfirmed) return;
  const { code, tokenHash } = await renewConfirmation(database, account);
  await rememberChallenge(database, account.id, 'signup', body);
  await mail?.({
    to: account.email,
    ...(await renderMail('confirmation', {
      ConfirmationURL: linkOfMail(siteUrl, 'signup', tokenHash),
      Token: code,
    })),
  });
}

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
