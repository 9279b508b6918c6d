import { useState } from 'react';
import { changedParts, mergeChanges, type Parts } from '#src/shared/lib/merge-changes.ts';

/**
 * What is typed in a form, over what is stored. What was not changed here follows what is stored, also when that is
 * loaded again; what was changed here stays (docs/decisions/two-tabs.md).
 */
export function useMergedDraft<Draft>(options: {
  stored: Parts;
  partsOf: (draft: Draft) => Parts;
  draftOf: (parts: Parts) => Draft;
}) {
  const { stored, partsOf, draftOf } = options;
  const restart = () => ({ seen: stored, draft: draftOf(stored), conflicts: [] as string[] });
  const [state, setState] = useState(restart);
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

  return {
    draft,
    /** What is stored, as far as it is known here: a save names it. */
    seen,
    typed,
    isUnsaved: changed.length > 0,
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
