import { addressProblem, withoutSlash } from './address.ts';
import { isPreview, type Variables } from './environment.ts';

/**
 * The variable that names where visitors find the pages of this build. A preview is found at an address of its own, which
 * Netlify makes; the live one in its pages would lead people away from it. URL is the main address of the site:
 * docs.netlify.com/build/configure-builds/environment-variables.
 */
function nameOfAddress(variables: Variables): 'SITE_URL' | 'URL' | 'DEPLOY_PRIME_URL' {
  if (isPreview(variables) && variables['DEPLOY_PRIME_URL']) return 'DEPLOY_PRIME_URL';
  return !variables['SITE_URL'] && variables['URL'] ? 'URL' : 'SITE_URL';
}

export function siteAddressProblems(variables: Variables): string[] {
  const name = nameOfAddress(variables);
  const address = variables[name];
  if (!address) {
    return ['SITE_URL is not set: set it to the address of the site, which begins with https://.'];
  }
  const problem = addressProblem(address);
  if (!problem) return [];
  // Netlify's own is http:// as long as the domain has no certificate.
  return name === 'SITE_URL'
    ? [`SITE_URL ${problem}`]
    : [`Netlify’s ${name} ${problem} Or set SITE_URL.`];
}

export const siteAddress = (variables: Variables): string =>
  withoutSlash(variables[nameOfAddress(variables)] ?? '');
