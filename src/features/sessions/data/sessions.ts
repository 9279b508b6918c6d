import {
  type Session,
  type SessionChange,
  type SessionKey,
  sessionSchema,
} from '#src/features/sessions/schemas/session.ts';
import { callFunction } from '#src/shared/data/functions.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';

/** The session of an order or of a token. Throws a FunctionRefusal with the server's words, or a DataError. */
export const readSession = async (key: SessionKey): Promise<Session> =>
  parseAnswer(
    sessionSchema,
    await callFunction(`session?${new URLSearchParams({ ...key })}`, { method: 'GET' }),
  );

/** Chooses its time, or gives it back. Throws a FunctionRefusal with the server's words, or a DataError. */
export const changeSession = async (change: SessionChange): Promise<Session> =>
  parseAnswer(
    sessionSchema,
    await callFunction('change-session', { method: 'POST', body: change }),
  );
