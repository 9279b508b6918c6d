interface Claims {
  sub: string;
  session_id: string;
}

/** What an access token says. It is the service's own: just made, or just accepted. */
export function readClaims(token: string): Claims {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
}
