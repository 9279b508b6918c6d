import { isIP } from 'node:net';

/** Names that lead to nobody, or to one's own machine: RFC 2606, RFC 6761, and the one in .env.example. */
const unreachable =
  /(?:^|\.)(?:localhost|local|test|invalid|example|example\.(?:com|net|org))$|^your-project\.supabase\.co$/;

/** What is wrong with an address that browsers are to use, as the end of a sentence; undefined when nothing is. */
export function addressProblem(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return 'is no address: it must begin with https://.';
  if (url.protocol === 'http:')
    return 'must begin with https://: over http:// others can read what people type.';
  if (url.username || url.password) return 'must be without a user name and a password.';
  if (unreachable.test(url.hostname) || isIP(url.hostname.replace(/^\[|\]$/g, ''))) {
    return `names ${url.hostname}, where no visitor can come: put your own address there.`;
  }
  if (url.pathname !== '/' || url.search || url.hash) {
    return `must be the address alone, ${url.origin}, with nothing after it.`;
  }
  return undefined;
}

/** Without a slash at the end, as the pages and the functions put paths behind it. */
export const withoutSlash = (address: string): string => new URL(address).origin;
