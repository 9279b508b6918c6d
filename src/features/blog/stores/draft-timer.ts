import { createDraftTimer } from '#src/shared/stores/draft-timer.ts';
import { keepDraft } from './draft.ts';
import { $editorState, $values, formOf } from './editor-state.ts';

export const { keepSoon, keepNow, stopKeeping } = createDraftTimer(() => {
  const { state, post, unsaved } = $editorState.get();
  // The editor asks about older unsaved text first.
  if (state !== 'ready' || unsaved) return;
  const draft = { ...formOf($values.get()), savedAt: new Date().toISOString() };
  $editorState.setKey('isDraftStored', keepDraft(post?.id, draft));
});
