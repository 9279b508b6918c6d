import type { DeskSession } from '#src/features/sessions/schemas/desk.ts';

export type Question = 'move' | 'cancel';

/** Asks the mentor about one session. */
export type Ask = (about: Question, session: DeskSession) => void;
