/** Why a call to the backend failed, in words the stores can act on. */
export type FailureReason =
  | 'duplicate'
  | 'forbidden'
  | 'invalid'
  | 'notFound'
  | 'changed'
  | 'tooMany'
  | 'unavailable'
  /** The act needs a recent sign-in (docs/decisions/reauthentication.md). */
  | 'reauthenticate'
  /** The person decided not to go on. */
  | 'cancelled';

export class DataError extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.name = 'DataError';
    this.reason = reason;
  }
}

interface Answer<Data> {
  data: Data;
  error: { code?: string; message: string; hint?: string | null } | null;
  status: number;
}

/** The data of an answer of supabase-js, which never throws by itself, or a DataError that says why there is none. */
export function unwrap<Data>(answer: Answer<Data>): NonNullable<Data> {
  const { error, status } = answer;
  if (error?.hint === 'reauthenticate') throw new DataError('reauthenticate', error.message);
  if (error) throw new DataError(reasonOf(error.code, status), error.message);
  return answer.data as NonNullable<Data>;
}

// Codes of Postgres (errcodes-appendix) and PostgREST (references/errors).
function reasonOf(code: string | undefined, status: number): FailureReason {
  if (code === '23505') return 'duplicate';
  if (code === '42501' || status === 401 || status === 403) return 'forbidden';
  if (code === 'PGRST116' || status === 404) return 'notFound';
  if (code?.startsWith('22') || code?.startsWith('23')) return 'invalid';
  if (status === 429) return 'tooMany';
  return 'unavailable';
}
