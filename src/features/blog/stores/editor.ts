import { readCover, readPost } from '#src/features/blog/data/admin.ts';
import { postStatus } from '#src/features/blog/lib/post-status.ts';
import { postIdIn } from '#src/features/blog/paths.ts';
import type { EditedPost } from '#src/features/blog/schemas/form.ts';
import { htmlOf } from '#src/shared/lib/rich-text/html.ts';
import type { Line } from '#src/shared/lib/rich-text/lines.ts';
import { createSanitiser } from '#src/shared/lib/rich-text/safe-html.ts';
import { slugOf } from '#src/shared/lib/slug.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { notify } from '#src/shared/stores/toasts.ts';
import { forgetCoverChoice } from './cover.ts';
import { keepNow, keepSoon } from './draft-timer.ts';
import { type Draft, dropDraft, readDraft } from './draft.ts';
import {
  $editorState,
  $text,
  $values,
  $errors,
  type EditorFields,
  emptyFields,
  ownByline,
  formOf,
} from './editor-state.ts';
import { draftIdOf, takeNewDraft } from './new-drafts.ts';

/**
 * Opens the post that the address names, or a new one, once `code` is there too: a form that still grows would move
 * under the hand that reaches for its button. Nothing of this device is touched when either fails.
 */
export async function openEditor(code?: Promise<unknown>): Promise<void> {
  $editorState.setKey('state', 'loading');
  const id = postIdIn(location.pathname);
  try {
    const [post] = await Promise.all([id === undefined ? undefined : readPost(id), code]);
    const opening = post ? createSanitiser(window)(post.content) : [];
    const values = valuesOf(post, opening);
    show(post, opening, values, await unsavedOf(post, values));
    if (post?.cover_version) $editorState.setKey('storedCover', await readCover(post.id));
  } catch {
    if ($editorState.get().state === 'ready') return;
    $editorState.setKey('state', 'failed');
    notify(notices.blogEditorLoadFailed);
  }
}

function valuesOf(post: EditedPost | undefined, opening: Line[]): EditorFields {
  if (!post) return { ...emptyFields, author: ownByline() };
  const status = postStatus(post.publishedat);
  return { ...emptyFields, ...formOf(post), content: htmlOf(opening), status };
}

/** The text of before on this device, where it is another one than the form begins with. */
function unsavedOf(post: EditedPost | undefined, values: EditorFields) {
  const isDifferent = (draft: Draft) =>
    JSON.stringify(formOf(draft)) !== JSON.stringify(formOf(values));
  if (!post) return takeNewDraft(isDifferent);
  const draft = readDraft(post.id);
  return draft && isDifferent(draft) ? draft : undefined;
}

function show(
  post: EditedPost | undefined,
  opening: Line[],
  values: EditorFields,
  unsaved: Draft | undefined,
): void {
  forgetCoverChoice();
  $text.set(opening);
  $values.set(values);
  $errors.set({});
  $editorState.set({
    state: 'ready',
    post,
    opening,
    storedCover: undefined,
    unsaved,
    isDraftStored: true,
    hasChanged: false,
    isGone: false,
  });
}

/** The address follows the title on each change of it, and can be edited afterwards (docs/product.md 4). */
export function changeTitle(title: string): void {
  change({ title, slug: slugOf(title) });
}

export function change(changes: Partial<EditorFields>): void {
  $values.set({ ...$values.get(), ...changes });
  const problems = { ...$errors.get() };
  for (const name of Object.keys(changes)) delete problems[name];
  $errors.set(problems);
  keepSoon();
}

export function changeLines(lines: Line[]): void {
  $text.set(lines);
  change({ content: htmlOf(lines) });
}

export function restoreUnsaved(): void {
  const { unsaved, post } = $editorState.get();
  if (!unsaved) return;
  // Nobody knows any more what was chosen in an older one, and what is not finished must not be published by that.
  const { status = post ? $values.get().status : 'draft', scheduledFor = '' } = unsaved;
  const opening = createSanitiser(window)(unsaved.content);
  $editorState.set({ ...$editorState.get(), opening, unsaved: undefined });
  $text.set(opening);
  change({ ...formOf(unsaved), content: htmlOf(opening), status, scheduledFor });
}

/** Discards it. Another new post that was not saved is offered next. */
export async function discardUnsaved(): Promise<void> {
  const { post } = $editorState.get();
  dropDraft(draftIdOf(post));
  $editorState.setKey('unsaved', await unsavedOf(post, $values.get()));
}

/** Opens the post that someone else has saved. The text from here stays on this device and can be restored. */
export async function takeTheirs(): Promise<void> {
  keepSoon();
  keepNow();
  await openEditor();
}
