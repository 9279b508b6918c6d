// An admin's refresh token is in a cookie that scripts cannot read. These are in its place where supabase-js looks.

const inCookie = 'in-cookie:';
const toCookie = 'to-cookie:';

/** What the browser stores in place of the refresh token of this session. */
export const placeholderOf = (sessionId: string) => inCookie + sessionId;

/** The session whose refresh token is in the cookie, or undefined when this is a token itself. */
export const sessionInCookie = (token: string) => without(inCookie, token);

/** Whether the stored session is one whose refresh token is in the cookie. */
export function hasTokenInCookie(stored: unknown): boolean {
  const { refresh_token: token } = (stored ?? {}) as { refresh_token?: unknown };
  return typeof token === 'string' && token.startsWith(inCookie);
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** The text in place of a refresh token that is to be exchanged for one in the cookie. */
export const leavingToken = ({ accessToken, refreshToken }: Tokens) =>
  `${toCookie}${accessToken}:${refreshToken}`;

/** The tokens of a session that is to move, or undefined when this is a token itself. */
export function tokensToMove(token: string): Tokens | undefined {
  // An access token has no colon: it is base64url with dots (RFC 7519).
  const [, accessToken, ...rest] = without(toCookie, token) === undefined ? [] : token.split(':');
  return accessToken === undefined ? undefined : { accessToken, refreshToken: rest.join(':') };
}

const without = (prefix: string, text: string) =>
  text.startsWith(prefix) ? text.slice(prefix.length) : undefined;
