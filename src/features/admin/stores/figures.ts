import { map, readonlyType } from 'nanostores';
import { readFigures } from '#src/features/admin/data/dashboard.ts';
import type { DeskFigures } from '#src/features/admin/schemas/dashboard.ts';

interface Figures {
  status: 'loading' | 'ready' | 'failed';
  figures: DeskFigures | undefined;
}

const $state = map<Figures>({ status: 'loading', figures: undefined });
export const $deskFigures = readonlyType($state);

/** Asks for the numbers; those that are shown stay until the answer is here. */
export async function loadFigures(): Promise<void> {
  $state.setKey('status', 'loading');
  try {
    $state.set({ status: 'ready', figures: await readFigures() });
  } catch {
    $state.setKey('status', 'failed');
  }
}
