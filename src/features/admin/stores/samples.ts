import { atom, readonlyType } from 'nanostores';
import { contentSamples } from 'virtual:content-samples';
import { listSampleTables } from '#src/features/admin/data/dashboard.ts';
import { rowSamples, type Sample } from '#src/shared/lib/samples.ts';

const $state = atom<Sample[]>([]);

/** What is still a sample; empty until the rows were looked up too, so that the count is right from the beginning. */
export const $samples = readonlyType($state);

/** A failure is only logged: nobody needs to see that a reminder is missing. */
export async function loadSamples(): Promise<void> {
  try {
    const tables = await listSampleTables();
    $state.set([...contentSamples, ...tables.map((table) => rowSamples[table])]);
  } catch (error) {
    console.error(error);
  }
}
