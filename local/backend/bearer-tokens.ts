/**
 * The answer to a REST request whose bearer token is no JWT, as PostgREST gives it; undefined: go on.
 *
 * Publishable and secret keys belong in `apikey`. The hosted gateway takes one as a bearer only where it is the one in
 * `apikey` as well, which is what supabase-js sends for someone without a session (supabase.com/docs/guides/api/api-keys,
 * "Known limitations"; docs.postgrest.org/en/stable/references/errors.html, PGRST301).
 */
export function refuseOpaqueBearer(request: Request): Response | undefined {
  const authorization = request.headers.get('authorization');
  if (authorization === null || !new URL(request.url).pathname.startsWith('/rest/v1')) return;
  const [, token = ''] = /^bearer (.*)$/i.exec(authorization.trim()) ?? [];
  const parts = token.split('.').length;
  if (parts === 3 || (token !== '' && token === request.headers.get('apikey'))) return;
  const message = `Expected 3 parts in JWT; got ${parts}`;
  return Response.json({ code: 'PGRST301', message, details: null, hint: null }, { status: 401 });
}
