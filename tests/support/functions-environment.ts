/** What the functions need to know, of services that are not there; for tests of single parts. */
export const functionsEnvironment = {
  SITE_URL: 'https://mentor.example',
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_ANON_KEY: 'anon-key',
  SUPABASE_SERVICE_ROLE_KEY: 'service-key',
  STRIPE_SECRET_KEY: 'sk_test_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
  RESEND_API_KEY: 're_key',
  MAIL_FROM: 'Ananya Mehra <hello@mentor.example>',
};

/** Sets them for this test file; call it before the first use of a function. */
export function setFunctionsEnvironment(): void {
  Object.assign(process.env, functionsEnvironment);
}
