import { randomUUID } from 'node:crypto';
import { compare } from 'bcryptjs';
import { findAccount } from './accounts.ts';
import type { Answer } from './context.ts';
import { decoyHash } from './decoy-password.ts';
import { errorCodeOf, withBody } from './json-bodies.ts';
import { newestInstead } from './sessions.ts';

export const grant: Answer = async (context, request, body) => {
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
