/**
 * How a request to Supabase names its key and who asks: a person by an access token, else the role of the key itself.
 *
 * A publishable or secret key is no JWT and belongs in `apikey` alone; the keys of before, which are JWTs, say their role as
 * a bearer only (supabase.com/docs/guides/api/api-keys).
 */
export function keyHeaders(apiKey: string, accessToken?: string): Record<string, string> {
  const bearer = accessToken ?? (apiKey.split('.').length === 3 ? apiKey : undefined);
  return { apikey: apiKey, ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }) };
}
