import { createDraftTimer } from '#src/shared/stores/draft-timer.ts';
import { keepDraft } from './edited-draft.ts';
import { $editorState, $values, draftKey } from './edited-state.ts';

export const { keepSoon, keepNow, stopKeeping } = createDraftTimer(() => {
  const editor = $editorState.get();
  // The editor asks about older unsaved text first.
  if (editor.state !== 'ready' || editor.unsaved) return;
  const draft = { fields: $values.get(), savedAt: new Date().toISOString() };
  $editorState.setKey('isDraftStored', keepDraft(draftKey(editor), draft));
});
