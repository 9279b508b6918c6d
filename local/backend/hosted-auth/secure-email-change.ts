import { newCode, hashOfCode } from './accounts.ts';
import type { Body, Context } from './context.ts';
import { linkOfMail } from './mail-links.ts';
import { renderMail } from './mail-templates.ts';

// A new address counts once the old one has agreed to it too: the default of a hosted project ("Secure email change",
// supabase.com/docs/guides/auth/general-configuration; supabase/auth: emailChangeVerify in internal/api/verify.go).
// @supabase/lite asks one of the two.

/** What the service says after the first of the two links. */
const firstAccepted =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

interface Change {
  id: string;
  email: string;
  newEmail: string;
}

/** Mails the old address as well, once the new one has got its mail. */
export async function askOldAddress(context: Context, userId: string): Promise<void> {
  const { database, siteUrl, mail } = context;
  const [change] = await database.query<Change>(
    `select id, email, email_change as "newEmail" from auth.users
     where id = $1 and email_change is not null and coalesce(email, '') <> ''`,
    [userId],
  );
  if (!context.secureEmailChange || !change) return;
  const { code, tokenHash } = newCode(change.email);
  await database.query(
    `update auth.users set email_change_token_current = $2, email_change_confirm_status = 0
     where id = $1`,
    [userId, tokenHash],
  );
  await mail?.({
    to: change.email,
    ...(await renderMail('email_change', {
      ConfirmationURL: linkOfMail(siteUrl, 'email_change', tokenHash),
      Token: code,
      Email: change.email,
      NewEmail: change.newEmail,
    })),
  });
}

/**
 * The answer to the first of the two links or codes; undefined for the second, which @supabase/lite answers: the one that
 * is left becomes the one that it waits for.
 */
export async function acceptFirst(
  { database, siteUrl }: Context,
  request: Request,
  body: Body,
): Promise<Response | undefined> {
  const tokenHash = tokenHashOf(request, body);
  if (tokenHash === undefined) return;
  const accepted = await database.query(
    `update auth.users
     set email_change_token_new = case when email_change_token_current = $1
           then email_change_token_new else email_change_token_current end,
         email_change_token_current = null, email_change_confirm_status = 1
     where email_change_token_current is not null
       and $1 in (email_change_token_current, email_change_token_new)
       and email_change_sent_at > now() - interval '1 hour'
     returning id`,
    [tokenHash],
  );
  if (accepted.length === 0) return;
  if (request.method === 'POST') return Response.json({ msg: firstAccepted, code: '200' });
  const target = new URL(siteUrl);
  const message = new URLSearchParams({ message: firstAccepted });
  target.search = target.hash = String(message);
  return new Response(null, { status: 303, headers: { location: target.href } });
}

function tokenHashOf(request: Request, body: Body): string | undefined {
  const { searchParams } = new URL(request.url);
  const type = searchParams.get('type') ?? body['type'];
  if (type !== 'email_change') return;
  const token = searchParams.get('token') ?? body['token_hash'];
  if (token) return String(token);
  return body['email'] && body['token']
    ? hashOfCode(String(body['email']), String(body['token']))
    : undefined;
}
