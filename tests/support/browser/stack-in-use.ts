import type { ProviderName } from '../../../local/server/payments.ts';

/** What a test needs to know of the running site; it crosses processes as JSON in TEST_STACK. */
export interface StackInUse {
  /** The one origin of the site, its functions and its backend. */
  url: string;
  anonKey: string;
  serviceKey: string;
  inboxUrl: string;
  /** Who takes the money of new orders, and where its stand-in is. */
  provider: ProviderName;
  paymentsUrl: string;
  googleUrl: string;
  /** Answers SQL as the owner of the database; see database-proxy.ts. */
  databaseUrl: string;
  /** The folder of the built site. */
  siteDir: string;
  /** A folder for what the workers of this run tell each other; it goes with the stack. */
  sharedDir: string;
}

export function stackInUse(): StackInUse {
  const text = process.env['TEST_STACK'];
  if (!text)
    throw new Error('No site is running for this test: start it with `npm test -- browser`.');
  return JSON.parse(text) as StackInUse;
}

/** The variables that tests find the running site by. */
export const stackEnvironment = (stack: StackInUse): Record<string, string> => ({
  TEST_STACK: JSON.stringify(stack),
  SITE_DIR: stack.siteDir,
});
