/**
 * The first filter that is given twice in a request, such as `title=like`. PostgREST asks for both; @supabase/lite would
 * read the last one alone and answer with rows that should not be there.
 */
export function repeatedFilter({ searchParams }: URL): string | undefined {
  const seen = new Set<string>();
  for (const [column, value] of searchParams) {
    const filter = `${column}=${/^\w+/.exec(value)?.[0] ?? ''}`;
    if (seen.has(filter)) return filter;
    seen.add(filter);
  }
  return undefined;
}
