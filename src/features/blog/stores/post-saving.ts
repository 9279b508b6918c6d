import {
  insertPost,
  type PostChange,
  readPost,
  updatePost,
} from '#src/features/blog/data/admin.ts';
import { postStatus, type PostStatus } from '#src/features/blog/lib/post-status.ts';
import { timeFromIndia } from '#src/shared/lib/dates/india.ts';
import { blogMessages } from '#src/features/blog/messages.ts';
import { nowInDatabase, postFormSchema } from '#src/features/blog/schemas/form.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import type { Problems } from '#src/shared/lib/validate.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { paths } from '#src/shared/paths.ts';
import { replacePage } from '#src/shared/browser/replace-page.ts';
import { rebuildPages } from '#src/shared/stores/rebuild.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify, notifyAfterRedirect } from '#src/shared/stores/toasts.ts';
import { chosenCover } from './cover.ts';
import { stopKeeping } from './draft-timer.ts';
import { dropDraft } from './draft.ts';
import { $editorState, $values, $errors, ownByline } from './editor-state.ts';
import { draftIdOf } from './new-drafts.ts';

// Made once for a new post, so that saving again after a lost answer finds the row that is already there.
let newId = crypto.randomUUID();

/** Saves this text over the post that someone else has saved. */
export async function saveTyped(): Promise<void> {
  const { post } = $editorState.get();
  if (!post) return;
  try {
    const { updatedat } = await readPost(post.id);
    $editorState.set({ ...$editorState.get(), post: { ...post, updatedat }, hasChanged: false });
  } catch {
    return notify(notices.blogSaveFailed);
  }
  await savePost();
}

const saving = createSubmit({
  send: async (form: PostChange) => {
    const { post } = $editorState.get();
    if (post) await updatePost(post.id, post.updatedat, form);
    else await insertOnce(form);
    stopKeeping();
    dropDraft(draftIdOf(post));
    newId = crypto.randomUUID();
    notifyAfterRedirect(post ? notices.blogUpdated : notices.blogCreated);
    await rebuildPages();
    return replacePage(paths.adminBlogs);
  },
  failed: ({ reason }) => {
    if (reason === 'duplicate') $errors.set({ slug: blogMessages.slugTaken });
    if (reason === 'changed') $editorState.setKey('hasChanged', true);
    if (reason === 'notFound')
      $editorState.set({ ...$editorState.get(), post: undefined, isGone: true });
    return notices.blogSaveFailed;
  },
});

export const $isSaving = saving.$busy;

/** An earlier answer may have been lost. Then the row exists, and gets the later changes. */
async function insertOnce(form: PostChange): Promise<void> {
  try {
    await insertPost(newId, form);
  } catch (error) {
    if (!(error instanceof DataError && error.reason === 'duplicate')) throw error;
    const stored = await readPost(newId).catch(() => undefined);
    if (!stored) throw error;
    await updatePost(newId, stored.updatedat, form);
  }
}

/** Checks and saves. Resolves to the problems by field when something has to be corrected first. */
export async function savePost(): Promise<Problems | undefined> {
  const { status, scheduledFor, ...values } = $values.get();
  const author = values.author.trim() || ownByline();
  const result = postFormSchema.safeParse({ ...values, author });
  const publishedat = publicationOf(status, scheduledFor);
  const problems: Problems = {};
  for (const issue of result.error?.issues ?? []) problems[String(issue.path[0])] ??= issue.message;
  if (publishedat === undefined) problems['scheduledFor'] = blogMessages.scheduleRequired;
  $errors.set(problems);
  if (!result.success || publishedat === undefined) {
    notify(notices.blogMissingFields);
    return problems;
  }
  await saving.submit({ ...result.data, publishedat, cover: await chosenCover() });
  return undefined;
}

/** Undefined when the chosen time is none, or past. */
function publicationOf(status: PostStatus, scheduledFor: string): string | null | undefined {
  const stored = $editorState.get().post?.publishedat ?? null;
  if (status === 'draft') return null;
  if (status === 'published') {
    return stored !== null && postStatus(stored) === 'published' ? stored : nowInDatabase;
  }
  // Nothing else was chosen: it stays scheduled as before.
  if (!scheduledFor && stored !== null && postStatus(stored) === 'scheduled') return stored;
  const time = timeFromIndia(scheduledFor);
  return time !== undefined && Date.parse(time) > Date.now() ? time : undefined;
}
