import * as z from 'zod/mini';
import { limits } from '#src/shared/lib/limits.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { hasVisibleText, optionalText, requiredText } from '#src/shared/schemas/text.ts';
import { resumeSchema } from './papers.ts';

export const notesColumns = 'private_note, shared_note, updated_at';
export const stepColumns = 'id, position, step, done_at';

/** The mentor's notes on a session. */
export const sessionNotesSchema = z.object({
  private_note: z.nullable(z.string()),
  shared_note: z.nullable(z.string()),
  updated_at: z.string(),
});

export const deskStepsSchema = z.array(
  z.object({
    id: z.string(),
    /** From 1 to 12, in the order of the list. */
    position: z.int(),
    step: z.string(),
    done_at: z.nullable(z.string()),
  }),
);

export const deskResumesSchema = z.array(resumeSchema);

const note = z.pipe(
  optionalText(limits.longTextMaximum),
  z.transform((text) => (text !== undefined && hasVisibleText(text) ? text : null)),
);

/** What the mentor saves at once. */
export const notesFormSchema = z.object({ private_note: note, shared_note: note });

export const stepFormSchema = z.object({
  line: requiredText(validation.sessionStep, limits.stepMaximum),
});

export type SessionNotes = z.infer<typeof sessionNotesSchema>;
export type NotesForm = z.output<typeof notesFormSchema>;
export type DeskStep = z.infer<typeof deskStepsSchema>[number];

/** What belongs to a session beyond its time, as the mentor gets it. */
export interface DeskPapers {
  questions: string[];
  resumes: z.infer<typeof deskResumesSchema>;
  /** Null: nothing was noted yet. */
  notes: SessionNotes | null;
  steps: DeskStep[];
}
