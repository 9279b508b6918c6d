/** Why a call to the backend failed, in words the stores can act on. */
export type FailureReason =
  | 'duplicate'
  | 'forbidden'
  | 'invalid'
  | 'notFound'
  | 'changed'
  | 'tooMany'
  | 'unavailable'
  /** The host does not start a build. */
  | 'refused'
  /** The act needs a recent sign-in (docs/decisions/reauthentication.md). */
  | 'reauthenticate'
  /** Turnstile does not say that a person is here (docs/decisions/human-check.md). */
  | 'personUnclear'
  /** The person decided not to go on. */
  | 'cancelled';

export class DataError extends Error {
  readonly reason: FailureReason;
  /** After how many seconds someone who wrote too much can write again; null: never. */
  readonly retryInSeconds: number | null | undefined;

  constructor(reason: FailureReason, message: string, retryInSeconds?: number | null) {
    super(message);
    this.name = 'DataError';
    this.reason = reason;
    this.retryInSeconds = retryInSeconds;
  }
}

interface Answer<Data> {
  data: Data;
  error: {
    code?: string;
    message: string;
    details?: string | null;
    hint?: string | null;
  } | null;
  status: number;
}

/** The data of an answer of supabase-js, which never throws by itself, or a DataError that says why there is none. */
export function unwrap<Data>(answer: Answer<Data>): NonNullable<Data> {
  const { error, status } = answer;
  if (error?.code === writeLimit) {
    throw new DataError('tooMany', error.message, error.details ? Number(error.details) : null);
  }
  if (error?.hint === 'reauthenticate') throw new DataError('reauthenticate', error.message);
  if (error) throw new DataError(reasonOf(error.code, status), messageOf(error.message, status));
  return answer.data as NonNullable<Data>;
}

/** The same for an insert that may be a second try: a row with this id is there already, as only the answer was lost. */
export function unwrapOnce(answer: Answer<unknown>): void {
  try {
    unwrap(answer);
  } catch (error) {
    if (!(error instanceof DataError && error.reason === 'duplicate')) throw error;
  }
}

// Without an answer the message is the browser's, and a gateway answers with a whole page: neither is for people.
const messageOf = (message: string, status: number) =>
  status === 0 || message.trimStart().startsWith('<') ? '' : message;

// Ours, from private.count_write(): one person wrote too much, or all together.
const writeLimit = 'write_limit';
const writePause = 'write_pause';

// Codes of Postgres (errcodes-appendix) and PostgREST (references/errors).
function reasonOf(code: string | undefined, status: number): FailureReason {
  if (code === '23505') return 'duplicate';
  if (code === '42501' || status === 401 || status === 403) return 'forbidden';
  if (code === 'PGRST116' || status === 404) return 'notFound';
  if (code?.startsWith('22') || code?.startsWith('23')) return 'invalid';
  if (code === writePause) return 'unavailable';
  if (status === 429) return 'tooMany';
  return 'unavailable';
}
