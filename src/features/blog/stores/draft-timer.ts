import { createDraftTimer } from '#src/shared/stores/draft-timer.ts';
import { keepDraft } from './draft.ts';
import { $editorState, $values, formOf } from './editor-state.ts';
import { draftIdOf, makeRoom } from './new-drafts.ts';

export const { keepSoon, keepNow, stopKeeping } = createDraftTimer(() => {
  const { state, post, unsaved } = $editorState.get();
  // The editor asks about older unsaved text first.
  if (state !== 'ready' || unsaved) return;
  const values = $values.get();
  const { status, scheduledFor } = values;
  const draft = { ...formOf(values), status, scheduledFor, savedAt: new Date().toISOString() };
  $editorState.setKey('isDraftStored', keepDraft(draftIdOf(post), draft));
  if (!post) makeRoom();
});
