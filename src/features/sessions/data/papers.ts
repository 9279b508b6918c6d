import {
  type Session,
  type SessionKey,
  sessionSchema,
} from '#src/features/sessions/schemas/session.ts';
import { callFunction } from '#src/shared/data/functions.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';

// What the buyer of a session writes. Each throws a FunctionRefusal with the server's words, or a DataError.

/** Saves the questions in place of those from before. */
export const saveQuestions = async (key: SessionKey, questions: string[]): Promise<Session> =>
  parseAnswer(
    sessionSchema,
    await callFunction('session-questions', { method: 'POST', body: { ...key, questions } }),
  );

export const tickStep = async (key: SessionKey, id: string, done: boolean): Promise<Session> =>
  parseAnswer(
    sessionSchema,
    await callFunction('session-step', { method: 'POST', body: { ...key, id, done } }),
  );

export const removeResume = async (key: SessionKey, id: string): Promise<Session> =>
  parseAnswer(
    sessionSchema,
    await callFunction(`session-resume?${new URLSearchParams({ ...key, id })}`, {
      method: 'DELETE',
    }),
  );
