import { useEffect, useState } from 'react';
import type { DraftPlace } from '#src/shared/lib/draft-place.ts';
import { changedParts, mergeChanges, type Parts } from '#src/shared/lib/merge-changes.ts';

/** A form as far as it is filled in, and what was seen as it was. */
export interface MergedDraft<Draft> {
  seen: Parts;
  draft: Draft;
  conflicts: string[];
}

/**
 * What is typed in a form, over what is stored. What was not changed here follows what is stored, also when that is
 * loaded again; what was changed here stays (docs/decisions/two-tabs.md).
 */
export function useMergedDraft<Draft>(options: {
  stored: Parts;
  /** What was typed before this form was there. */
  beginsWith?: Draft;
  partsOf: (draft: Draft) => Parts;
  draftOf: (parts: Parts) => Draft;
  /** Where it is kept while the form is not on the screen. */
  place?: DraftPlace<MergedDraft<Draft>> | undefined;
}) {
  const { stored, beginsWith, partsOf, draftOf, place } = options;
  const [state, setState] = useState<MergedDraft<Draft>>(
    () => place?.read() ?? { seen: stored, draft: beginsWith ?? draftOf(stored), conflicts: [] },
  );
  let current = state;
  if (changedParts(state.seen, stored).length > 0) {
    const typed = partsOf(state.draft);
    const { merged, conflicts } = mergeChanges(state.seen, typed, stored);
    current = {
      seen: stored,
      // As it was typed, where nothing came from elsewhere.
      draft: changedParts(typed, merged).length > 0 ? draftOf(merged) : state.draft,
      conflicts: [...new Set([...state.conflicts, ...conflicts])],
    };
    setState(current);
  }
  const { seen, draft } = current;
  const typed = partsOf(draft);
  const changed = changedParts(seen, typed);
  const conflicts = current.conflicts.filter((name) => changed.includes(name));
  const isUnsaved = changed.length > 0;
  useEffect(() => place?.keep(isUnsaved ? current : undefined));

  return {
    draft,
    /** What is stored, as far as it is known here: a save names it. */
    seen,
    typed,
    isUnsaved,
    /** Parts that were changed here and elsewhere. The next save puts the ones from here in their place. */
    conflicts,
    change: (part: Partial<Draft>) =>
      setState((before) => ({ ...before, draft: { ...before.draft, ...part } })),
    takeStored: () => {
      const own = Object.entries(typed).filter(([name]) => !conflicts.includes(name));
      const theirs = conflicts.map((name) => [name, seen[name]]);
      const parts = Object.fromEntries([...own, ...theirs]) as Parts;
      setState({ seen, draft: draftOf(parts), conflicts: [] });
    },
    /** It is saved: from now on the form holds what is stored. */
    restart: () =>
      setState((before) => ({ ...before, draft: draftOf(before.seen), conflicts: [] })),
  };
}
