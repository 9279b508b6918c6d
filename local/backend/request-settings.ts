import type { Connection } from '@supabase/lite';
import { sql, type Kysely } from 'kysely';

/**
 * Tells Postgres in one statement who asks, and in another what they ask a function for. @supabase/lite takes a statement
 * for each setting, up to eleven before the one that was asked for.
 *
 * The test compares the settings with those of @supabase/lite: tests/database/backend/request-settings.test.ts.
 */
export function setAtOnce(connection: Connection): void {
  Object.assign(connection, { applyJwtSessionContext, applyRpcRequestGucs });
}

/** Who asks, as @supabase/lite knows it from their token. */
interface Asking {
  auth?: { role?: string; uid?: string | null; jwt?: unknown };
  storage?: { operation?: string };
}

interface FunctionRequest {
  method: string;
  path: string;
  requestHeaders?: Record<string, string>;
}

async function applyJwtSessionContext(db: Kysely<unknown>, { auth, storage }: Asking) {
  const role = auth?.role || 'anon';
  const claims = auth?.jwt;
  const withClaims =
    claims !== null && typeof claims === 'object'
      ? sql`, set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
      : sql``;
  await sql`
    select set_config('request.jwt.claim.sub', ${auth?.uid ?? ''}, true),
           set_config('request.jwt.claim.role', ${role}, true),
           set_config('storage.operation', ${storage?.operation ?? ''}, true),
           set_config('role', ${role}, true)${withClaims}
  `.execute(db);
}

async function applyRpcRequestGucs(db: Kysely<unknown>, request: FunctionRequest) {
  await sql`
    select set_config('response.status', '', true),
           set_config('response.headers', '', true),
           set_config('request.method', ${request.method}, true),
           set_config('request.path', ${request.path}, true),
           set_config('request.headers', ${JSON.stringify(request.requestHeaders ?? {})}, true)
  `.execute(db);
}
