import type { Connection } from '@supabase/lite';

/**
 * Makes the REST service answer a refused row as the hosted one does: 400 with Postgres' own code.
 *
 * @supabase/lite answers 500 "SUP" to a failed CHECK and to an error raised by a trigger. It passes on an error with
 * the code PGRST as it is described, which is PostgREST's own way for a function to choose its answer.
 */
export function answerAsHosted(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error: unknown) => {
    const normalized: unknown = normalize(error);
    return isRefusal(normalized) ? describe(normalized) : normalized;
  };
}

/**
 * Leaves the rights of the database as its migrations made them.
 *
 * Before the first request of a person @supabase/lite grants anon, authenticated and service_role all tables of each
 * schema that has row level security, `private` included, and so takes back what the migrations revoked. A hosted
 * project does no such thing: https://supabase.com/docs/guides/api/securing-your-api.
 */
export function keepRights(connection: Connection): void {
  Object.assign(connection, { ensureRlsContext: () => Promise.resolve(true) });
}

interface DatabaseError {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

// check_violation and raise_exception.
const refusals = ['23514', 'P0001'];

const isRefusal = (error: unknown): error is DatabaseError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  refusals.includes(error.code);

function describe({ code, message, hint }: DatabaseError) {
  // The detail of a CHECK repeats the whole row, so it stays here.
  return Object.assign(new Error(), {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: null, hint: hint ?? null }),
    detail: JSON.stringify({ status: 400, headers: {} }),
  });
}
