import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '@supabase/lite';
import { sql, type Kysely } from 'kysely';

const answered = new AsyncLocalStorage<Request>();

/** Answers a request of which the database is to know. */
export const askingFirst = <Answer>(request: Request, answer: () => Answer): Answer =>
  answered.run(request, answer);

/**
 * Lets the database refuse a request before it is looked at, as the hosted service does (docs.postgrest.org,
 * "Pre-Request"). @supabase/lite has no such step.
 *
 * The database decides by the `Prefer` header alone, so a request without one is not asked about.
 */
export function askFirst(connection: Connection): void {
  const hidden = connection as unknown as { applyJwtSessionContext: Tell };
  const tell = hidden.applyJwtSessionContext.bind(connection);
  hidden.applyJwtSessionContext = async (db, ...facts) => {
    await tell(db, ...facts);
    const request = answered.getStore();
    const prefer = request?.headers.get('prefer') ?? null;
    if (!request || prefer === null) return;
    await sql`
      select set_config('request.method', ${request.method}, true),
             set_config('request.path', ${new URL(request.url).pathname.replace('/rest/v1', '')}, true),
             set_config('request.headers', ${JSON.stringify({ prefer: lastOf(prefer) })}, true)
    `.execute(db);
    await sql`select private.refuse_guessed_counts()`.execute(db);
  };
}

type Tell = (db: Kysely<unknown>, ...facts: unknown[]) => Promise<void>;

/**
 * What the database sees of several headers: PostgREST obeys all of one name, and tells the database of the last. A
 * `Request` has joined them, so that one header with several preferences is cut as well.
 */
const lastOf = (prefer: string) => prefer.split(',').at(-1)?.trim() ?? '';
