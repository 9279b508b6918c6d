import type { DeskPapers } from '#src/features/sessions/schemas/desk-papers.ts';
import { createLoader, type Loader } from '#src/shared/stores/loader.ts';

interface OpenPapers {
  papers: DeskPapers | undefined;
}

export type PapersLoader = Loader<OpenPapers>;

export const createPapersLoader = (): PapersLoader =>
  createLoader<OpenPapers>({ papers: undefined, status: 'idle' });
