import {
  type Session,
  type SessionChange,
  type SessionKey,
  sessionSchema,
} from '#src/features/sessions/schemas/session.ts';
import { callFunction, FunctionRefusal } from '#src/shared/data/functions.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError } from '#src/shared/data/unwrap.ts';

/** The session of an order or of a token. Throws `notFound` when there is none. */
export async function readSession(key: SessionKey): Promise<Session> {
  const query = new URLSearchParams({ ...key });
  try {
    return parseAnswer(sessionSchema, await callFunction(`session?${query}`, { method: 'GET' }));
  } catch (error) {
    const status = error instanceof FunctionRefusal ? error.problem.status : 0;
    if (status === 400 || status === 404) throw new DataError('notFound', '');
    throw error;
  }
}

/** Chooses its time, or gives it back. Throws a FunctionRefusal with the server's words, or a DataError. */
export const changeSession = async (change: SessionChange): Promise<Session> =>
  parseAnswer(sessionSchema, await callFunction('change-session', { method: 'POST', body: change }));
