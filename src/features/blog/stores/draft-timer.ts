import { keepDraft } from './draft.ts';
import { $editorState, $values, formOf } from './editor-state.ts';

const keepAfterMilliseconds = 2000;
let timer: ReturnType<typeof setTimeout> | undefined;

export function keepSoon(): void {
  timer ??= setTimeout(keepNow, keepAfterMilliseconds);
}

/** Stores the text on this device. The editor asks about older unsaved text first. */
export function keepNow(): void {
  if (timer === undefined) return;
  stopKeeping();
  const { state, post, unsaved } = $editorState.get();
  if (state !== 'ready' || unsaved) return;
  const draft = { ...formOf($values.get()), savedAt: new Date().toISOString() };
  $editorState.setKey('isDraftStored', keepDraft(post?.id, draft));
}

/** Stores no more of this text. */
export function stopKeeping(): void {
  clearTimeout(timer);
  timer = undefined;
}
