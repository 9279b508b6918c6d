import { PUBLIC_TURNSTILE_SITE_KEY } from 'astro:env/client';

// Cloudflare Turnstile, where its keys are configured (docs/decisions/human-check.md). Elsewhere none of this is in the
// pages: the key is known when they are built.

/** Has the form of this id let through to the database. Throws a DataError when it is not known that a person sends it. */
export async function passHumanCheck(submissionId: string): Promise<void> {
  if (PUBLIC_TURNSTILE_SITE_KEY === '') return;
  const [{ humanToken }, { callFunction }] = await Promise.all([
    import('./turnstile.ts'),
    import('./functions.ts'),
  ]);
  const token = await humanToken('inquiry');
  await callFunction('human-check', { method: 'POST', body: { submissionId, token } });
}

/** What the auth service asks for where its bot protection is on. Throws a DataError like passHumanCheck. */
export async function captcha(): Promise<{ captchaToken?: string }> {
  if (PUBLIC_TURNSTILE_SITE_KEY === '') return {};
  const { humanToken } = await import('./turnstile.ts');
  return { captchaToken: await humanToken('account') };
}
