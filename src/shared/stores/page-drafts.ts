import { computed, map } from 'nanostores';
import type { DraftPlace } from '#src/shared/lib/draft-place.ts';

/**
 * What is typed on this page and not saved, while its form comes and goes: a search takes rows away, and brings them
 * back. It ends with the page, which asks before (use-unsaved-warning.ts).
 */
export function createPageDrafts() {
  const $drafts = map<Record<string, unknown>>({});
  return {
    $hasAny: computed($drafts, (drafts) => Object.keys(drafts).length > 0),
    names: (): string[] => Object.keys($drafts.get()),
    /** Whether there is one whose name begins so. */
    has: (beginning: string): boolean =>
      Object.keys($drafts.get()).some((name) => name.startsWith(beginning)),
    /** One form alone uses a name, so that what is read is what it kept. */
    at: <Draft>(name: string): DraftPlace<Draft> => ({
      read: () => $drafts.get()[name] as Draft | undefined,
      keep: (draft) => $drafts.setKey(name, draft),
    }),
  };
}
