import { findAccount } from './accounts.ts';
import type { Answer } from './context.ts';
import { rememberChallenge } from './mail-links.ts';
import { askOldAddress } from './secure-email-change.ts';
import { distrustAllElse } from './sessions.ts';

export const recover: Answer = async ({ serve, database, limits }, request, body) => {
  const refusal = limits?.refuseMail();
  if (refusal) return refusal;
  const answer = await serve(request.clone());
  const account = answer.ok ? await findAccount(database, body['email']) : undefined;
  if (account) await rememberChallenge(database, account.id, 'recovery', body);
  return answer;
};

export const changeUser: Answer = async (context, request, body) => {
  const { serve, database, limits } = context;
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
  await askOldAddress(context, id);
  return answer;
};
