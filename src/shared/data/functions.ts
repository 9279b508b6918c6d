import { type Problem, problemSchema } from '#src/shared/schemas/problem.ts';
import { fetchInTime } from './fetch-in-time.ts';
import { DataError, type FailureReason } from './unwrap.ts';

/** A function refused or failed, and said in the catalogue's words why. */
export class FunctionRefusal extends DataError {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(reasonOf(problem), problem.detail ?? problem.title);
    this.problem = problem;
  }
}

function reasonOf({ amount, reauthenticate }: Problem): FailureReason {
  if (reauthenticate) return 'reauthenticate';
  return amount === undefined ? 'invalid' : 'changed';
}

/** Asks that mails which are queued go out now. A failure is no matter: they go out a few minutes later all the same. */
export async function askForMails(): Promise<void> {
  await callFunction('send-mails', { method: 'POST' }).catch(() => undefined);
}

interface FunctionCall {
  method: string;
  body?: unknown;
  /** Says who calls, to the functions that are not for everyone. */
  token?: string;
}

/** The answer of a function. Throws a FunctionRefusal with the server's words, or a DataError. */
export async function callFunction(
  name: string,
  { method, body, token }: FunctionCall,
): Promise<unknown> {
  let answer: Response;
  let data: unknown;
  try {
    answer = await fetchInTime(`/.netlify/functions/${name}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    data = await answer.json();
  } catch {
    throw new DataError('unavailable', '');
  }
  if (answer.ok) return data;
  const problem = problemSchema.safeParse(data);
  throw problem.success ? new FunctionRefusal(problem.data) : new DataError('unavailable', '');
}
