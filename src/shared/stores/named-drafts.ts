import * as z from 'zod/mini';
import { createDraft } from './draft.ts';

/** Drafts of one kind, in this tab, each by a name: the id of what it is for, or the address of its screen. */
export function createNamedDrafts<Draft>(key: string, schema: z.ZodMiniType<Draft, Draft>) {
  const drafts = createDraft(key, z.record(z.string(), schema));
  return {
    names: (): string[] => Object.keys(drafts.read() ?? {}),
    read: (name: string): Draft | undefined => drafts.read()?.[name],
    keep: (name: string, draft: Draft): void => drafts.keep({ ...drafts.read(), [name]: draft }),
    /** It is saved or sent, or given up. */
    forget(name: string): void {
      const { [name]: _done, ...others } = drafts.read() ?? {};
      drafts.keep(others);
    },
  };
}
