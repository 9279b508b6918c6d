import { StripeFailure } from './errors.ts';
import type { Collection } from '../collection.ts';
import type { GivenHash } from './parameters/form.ts';
import { secondsNow } from '../time.ts';

/** The first answer to an idempotency key. */
export interface StoredAnswer {
  /** The key. */
  id: string;
  endpoint: string;
  parameters: string;
  status: number;
  body: string;
  created: number;
}

type KeyedRequest = Pick<StoredAnswer, 'id' | 'endpoint' | 'parameters'>;

const keptSeconds = 24 * 60 * 60;

const conflict = (message: string): StripeFailure =>
  new StripeFailure(400, { type: 'idempotency_error', message });

/** The stored answer to repeat, if this key was used for the same request in the last 24 hours. */
export function answerBefore(
  answers: Collection<StoredAnswer>,
  { id: key, endpoint, parameters }: KeyedRequest,
): StoredAnswer | undefined {
  const stored = answers.get(key);
  if (stored === undefined || secondsNow() >= stored.created + keptSeconds) return undefined;
  if (stored.endpoint !== endpoint) {
    throw conflict(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${endpoint}' vs '${stored.endpoint}'). Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  if (stored.parameters !== parameters) {
    throw conflict(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  return stored;
}

export function storeAnswer(
  answers: Collection<StoredAnswer>,
  request: KeyedRequest,
  { status, body }: { status: number; body: string },
): void {
  answers.add({ ...request, status, body, created: secondsNow() });
}

/** The same parameters in another order are the same parameters. */
export function fingerprint(given: GivenHash): string {
  return JSON.stringify(given, (_, value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
