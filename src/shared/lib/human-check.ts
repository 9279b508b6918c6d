/** Where Cloudflare Turnstile's script and its frame come from, and where its answers are verified. */
export const turnstileOrigin = 'https://challenges.cloudflare.com';

/** For the content policies of a build: nothing, unless the site is configured to ask who sends a form. */
export const turnstileSources = (siteKey = process.env['PUBLIC_TURNSTILE_SITE_KEY']): string[] =>
  siteKey ? [turnstileOrigin] : [];
