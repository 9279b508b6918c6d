import * as z from 'zod/mini';
import { dropTextsOfOthers } from '#src/shared/browser/logout-mark.ts';
import { readStored, removeStored, writeStored } from '#src/shared/browser/storage.ts';

/** What somebody has typed or chosen, for this tab: it is there again when they come back, and gone after a logout. */
export const createDraft = <Schema extends z.core.$ZodType>(key: string, schema: Schema) => ({
  keep(draft: z.input<Schema>): void {
    dropTextsOfOthers();
    writeStored('session', key, draft);
  },
  read(): z.output<Schema> | undefined {
    dropTextsOfOthers();
    return z.safeParse(schema, readStored('session', key)).data;
  },
  forget: (): void => removeStored('session', key),
});
