import {
  type HeldTime,
  heldTimeSchema,
  type HoldRequest,
} from '#src/features/sessions/schemas/hold.ts';
import { callFunction } from '#src/shared/data/functions.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';

/** Keeps a time for this browser. Throws a FunctionRefusal with the server's words, or a DataError. */
export const holdTime = async (request: HoldRequest): Promise<HeldTime> =>
  parseAnswer(heldTimeSchema, await callFunction('hold-time', { method: 'POST', body: request }));
