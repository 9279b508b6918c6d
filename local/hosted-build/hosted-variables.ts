import { StartError } from '../server/start-error.ts';
import { withoutSlash } from './address.ts';
import { backendProblems, isWithoutBackend } from './backend.ts';
import type { Variables } from './environment.ts';
import { paymentProblems } from './payment.ts';
import { sampleProblems } from './samples.ts';
import { secretProblems } from './secrets.ts';
import { siteAddress, siteAddressProblems } from './site-address.ts';

/** A sentence for each thing that would make the site dead or would give something away. */
export const hostedProblems = (variables: Variables): string[] => [
  ...siteAddressProblems(variables),
  ...backendProblems(variables),
  ...secretProblems(variables),
  ...paymentProblems(variables),
  ...sampleProblems(variables),
];

/**
 * The variables of a build on Netlify, each address without a slash at its end.
 *
 * Throws a StartError when the site would be dead or would give something away: a sentence for each thing that is wrong.
 */
export function hostedVariables(variables: Variables): Record<string, string> {
  const problems = hostedProblems(variables);
  if (problems.length > 0) throw new StartError(problems.join('\n'));

  const SITE_URL = siteAddress(variables);
  if (isWithoutBackend(variables)) return { SITE_URL };
  const backend = withoutSlash(variables['PUBLIC_SUPABASE_URL'] ?? '');
  return { SITE_URL, SUPABASE_URL: backend, PUBLIC_SUPABASE_URL: backend };
}
