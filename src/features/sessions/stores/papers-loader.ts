import type { DeskPapers } from '#src/features/sessions/schemas/desk-papers.ts';
import { createLoader, type Loader } from '#src/shared/stores/loader.ts';

interface OpenPapers {
  papers: DeskPapers | undefined;
  /** Someone else saved notes since these were opened: `papers` has theirs, the form still what was typed. */
  isTheirs: boolean;
}

export type PapersLoader = Loader<OpenPapers>;

export const createPapersLoader = (): PapersLoader =>
  createLoader<OpenPapers>({ papers: undefined, isTheirs: false, status: 'idle' });
