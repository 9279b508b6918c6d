import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '#src/shared/data/database.types.ts';
import { environment } from './env.ts';
import { keyHeaders } from './key-headers.ts';

const timeLimitMilliseconds = 8_000;

/** The database refused or did not answer. `code` is Postgres' or PostgREST's, empty when there was no answer. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string;
  readonly safeMessage: string;
  /** The database answered, and does not let this caller in. */
  readonly isRefusal: boolean;

  constructor(code: string, status: number) {
    const safeMessage = `code ${code || 'none'}, status ${status}`;
    super(safeMessage);
    this.code = code;
    this.isRefusal = status === 401 || status === 403;
    this.safeMessage = safeMessage;
  }
}

/** The database with the service key, which no row level security holds back: for functions only. */
export function database(): PostgrestClient<Database> {
  return connect(keyHeaders(environment().SUPABASE_SERVICE_ROLE_KEY));
}

/** The database as anyone sees it. */
export function databaseAsVisitor(): PostgrestClient<Database> {
  return connect(keyHeaders(environment().SUPABASE_ANON_KEY));
}

/** The database as the person whose access token this is. */
export function databaseAs(accessToken: string): PostgrestClient<Database> {
  return connect(keyHeaders(environment().SUPABASE_ANON_KEY, accessToken));
}

function connect(headers: Record<string, string>): PostgrestClient<Database> {
  return new PostgrestClient<Database>(`${environment().SUPABASE_URL}/rest/v1`, {
    headers,
    timeout: timeLimitMilliseconds,
    retry: false,
  });
}

interface Answer<Data> {
  data: Data;
  error: { code: string } | null;
  status: number;
}

/** The data of an answer, or a DatabaseError. */
export function unwrap<Data>(answer: Answer<Data>): NonNullable<Data> {
  if (answer.error) throw new DatabaseError(answer.error.code, answer.status);
  return answer.data as NonNullable<Data>;
}

/** The row of an answer that has at most one, or null. Throws a DatabaseError. */
export function unwrapOptional<Data>(answer: Answer<Data>): Data {
  if (answer.error) throw new DatabaseError(answer.error.code, answer.status);
  return answer.data;
}
