/**
 * Whether the database would refuse a request for its `Prefer: count`, as private.refuse_guessed_counts() does before each
 * request on the hosted service. @supabase/lite has no such step (docs.postgrest.org, "Pre-Request").
 */
export function asksForGuessedCount(request: Request, serviceKey: string): boolean {
  const isRest = new URL(request.url).pathname.startsWith('/rest/v1/');
  if (!isRest || request.headers.get('apikey') === serviceKey) return false;
  return /count\s*=\s*(planned|estimated)/i.test(request.headers.get('prefer') ?? '');
}
