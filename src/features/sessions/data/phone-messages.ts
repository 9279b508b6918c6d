import {
  type Session,
  type SessionKey,
  sessionSchema,
} from '#src/features/sessions/schemas/session.ts';
import { callFunction } from '#src/shared/data/functions.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';

/** Throws a FunctionRefusal with the server's words, or a DataError. */
export const stopMessages = async (key: SessionKey): Promise<Session> =>
  parseAnswer(
    sessionSchema,
    await callFunction('stop-phone-messages', { method: 'POST', body: { ...key } }),
  );
