import { atom, map, readonlyType } from 'nanostores';
import {
  insertPost,
  type PostChange,
  readCover,
  readPost,
  updatePost,
} from '#src/features/blog/data/admin.ts';
import { htmlOf } from '#src/features/blog/lib/html.ts';
import type { Line } from '#src/features/blog/lib/lines.ts';
import { createSanitiser } from '#src/features/blog/lib/safe-html.ts';
import { postStatus, type PostStatus, timeFromIndia } from '#src/features/blog/lib/schedule.ts';
import { blogMessages } from '#src/features/blog/messages.ts';
import { postIdIn } from '#src/features/blog/paths.ts';
import {
  type EditedPost,
  nowInDatabase,
  type PostForm,
  postFormSchema,
} from '#src/features/blog/schemas/form.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { slugOf } from '#src/shared/lib/slug.ts';
import type { Problems } from '#src/shared/lib/validate.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { paths } from '#src/shared/paths.ts';
import { leave } from '#src/shared/stores/leave.ts';
import { rebuildPages } from '#src/shared/stores/rebuild.ts';
import { $session } from '#src/shared/stores/session.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify, notifyAfterRedirect } from '#src/shared/stores/toasts.ts';
import { chosenCover, forgetCoverChoice } from './cover.ts';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts';

export interface EditorFields extends PostForm {
  /** How the post is to be after saving. */
  status: PostStatus;
  /** The value of a datetime-local field, in the time of India. */
  scheduledFor: string;
}

export interface Editor {
  state: 'loading' | 'failed' | 'ready';
  /** Undefined for a new post. */
  post: EditedPost | undefined;
  /** What the rich-text field opens with; another value opens it anew. */
  opening: Line[];
  /** The stored cover as a data string, once it has been loaded. */
  storedCover: string | undefined;
  /** Unsaved text of before, until someone has decided about it. */
  unsaved: Draft | undefined;
  /** False: this browser keeps nothing. */
  isKept: boolean;
  /** The post was changed by someone else while it was edited here. */
  hasChanged: boolean;
  /** The post was deleted meanwhile, and would be created anew. */
  isGone: boolean;
}

const emptyFields: EditorFields = {
  title: '',
  slug: '',
  excerpt: '',
  author: '',
  content: '',
  status: 'published',
  scheduledFor: '',
};

const $state = map<Editor>({
  state: 'loading',
  post: undefined,
  opening: [],
  storedCover: undefined,
  unsaved: undefined,
  isKept: true,
  hasChanged: false,
  isGone: false,
});
const $values = map<EditorFields>(emptyFields);
const $text = atom<Line[]>([]);
const $wrong = atom<Problems>({});

export const $editor = readonlyType($state);
export const $fields = readonlyType($values);
/** The content as it is now, line by line. */
export const $lines = readonlyType($text);
export const $fieldProblems = readonlyType($wrong);

// Made once for a new post, so that saving again after a lost answer finds the row that is already there.
let newId = crypto.randomUUID();

/**
 * Opens the post that the address names, or a new one, once `code` is there too: a form that still grew would move
 * under the hand that reaches for its button. Nothing of this device is touched when either fails.
 */
export async function openEditor(code?: Promise<unknown>): Promise<void> {
  $state.setKey('state', 'loading');
  const id = postIdIn(location.pathname);
  try {
    const [post] = await Promise.all([id === undefined ? undefined : readPost(id), code]);
    show(post);
    if (post?.cover_version) $state.setKey('storedCover', await readCover(post.id));
  } catch {
    if ($state.get().state === 'ready') return;
    $state.setKey('state', 'failed');
    notify(notices.blogEditorLoadFailed);
  }
}

function show(post: EditedPost | undefined): void {
  const opening = post ? createSanitiser(window)(post.content) : [];
  const content = htmlOf(opening);
  forgetCoverChoice();
  $text.set(opening);
  $values.set(
    post
      ? {
          ...emptyFields,
          ...pick(post),
          content,
          status: postStatus(post.publishedat),
          scheduledFor: '',
        }
      : { ...emptyFields, author: ownByline() },
  );
  const kept = readDraft(post?.id);
  const isDifferent = kept && JSON.stringify(pick(kept)) !== JSON.stringify(pick($values.get()));
  $wrong.set({});
  $state.set({
    state: 'ready',
    post,
    opening,
    storedCover: undefined,
    unsaved: isDifferent ? kept : undefined,
    isKept: true,
    hasChanged: false,
    isGone: false,
  });
}

// The address last, for who has no name (docs/product.md 5, Blog editor): a byline is read by anyone.
function ownByline(): string {
  const { user } = $session.get();
  return user?.fullName || user?.email || 'Anonymous';
}

const pick = ({ title, slug, excerpt, author, content }: PostForm): PostForm => ({
  title,
  slug,
  excerpt,
  author,
  content,
});

/** The address follows the title on each change of it, and can be edited afterwards (docs/product.md 4). */
export function changeTitle(title: string): void {
  change({ title, slug: slugOf(title) });
}

export function change(changes: Partial<EditorFields>): void {
  $values.set({ ...$values.get(), ...changes });
  const problems = { ...$wrong.get() };
  for (const name of Object.keys(changes)) delete problems[name];
  $wrong.set(problems);
  keepSoon();
}

export function changeLines(lines: Line[]): void {
  $text.set(lines);
  change({ content: htmlOf(lines) });
}

const keepAfterMilliseconds = 2000;
let timer: ReturnType<typeof setTimeout> | undefined;

function keepSoon(): void {
  timer ??= setTimeout(keepNow, keepAfterMilliseconds);
}

/** Keeps the text on this device. Nobody can write before they have decided about unsaved text of before. */
export function keepNow(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  const { state, post, unsaved } = $state.get();
  if (state !== 'ready' || unsaved) return;
  const draft = { ...pick($values.get()), savedAt: new Date().toISOString() };
  $state.setKey('isKept', keepDraft(post?.id, draft));
}

export function restoreUnsaved(): void {
  const { unsaved } = $state.get();
  if (!unsaved) return;
  const opening = createSanitiser(window)(unsaved.content);
  $state.set({ ...$state.get(), opening, unsaved: undefined });
  $text.set(opening);
  change({ ...pick(unsaved), content: htmlOf(opening) });
}

export function discardUnsaved(): void {
  dropDraft($state.get().post?.id);
  $state.setKey('unsaved', undefined);
}

/** Takes the post as someone else has saved it; the text of here stays on this device, to be restored. */
export async function takeTheirs(): Promise<void> {
  timer ??= setTimeout(keepNow);
  keepNow();
  await openEditor();
}

/** Saves the text of here over what someone else has saved. */
export async function keepMine(): Promise<void> {
  const { post } = $state.get();
  if (!post) return;
  try {
    const { updatedat } = await readPost(post.id);
    $state.set({ ...$state.get(), post: { ...post, updatedat }, hasChanged: false });
  } catch {
    return notify(notices.blogSaveFailed);
  }
  await savePost();
}

const saving = createSubmit({
  send: async (form: PostChange) => {
    const { post } = $state.get();
    if (post) await updatePost(post.id, post.updatedat, form);
    else await insertOnce(form);
    clearTimeout(timer);
    timer = undefined;
    dropDraft(post?.id);
    newId = crypto.randomUUID();
    notifyAfterRedirect(post ? notices.blogUpdated : notices.blogCreated);
    await rebuildPages();
    return leave(paths.adminBlogs);
  },
  failed: ({ reason }) => {
    if (reason === 'duplicate') $wrong.set({ slug: blogMessages.slugTaken });
    if (reason === 'changed') $state.setKey('hasChanged', true);
    if (reason === 'notFound') $state.set({ ...$state.get(), post: undefined, isGone: true });
    return notices.blogSaveFailed;
  },
});

export const $isSaving = saving.$busy;

/** An earlier answer may have been lost: then the row is there, and takes what was changed since. */
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
  $wrong.set(problems);
  if (!result.success || publishedat === undefined) {
    notify(notices.blogMissingFields);
    return problems;
  }
  await saving.submit({ ...result.data, publishedat, cover: await chosenCover() });
  return undefined;
}

/** Undefined when the chosen time is none, or past. */
function publicationOf(status: PostStatus, scheduledFor: string): string | null | undefined {
  const stored = $state.get().post?.publishedat ?? null;
  if (status === 'draft') return null;
  if (status === 'published') {
    return stored !== null && postStatus(stored) === 'published' ? stored : nowInDatabase;
  }
  // Nothing chosen anew: it stays scheduled as it was.
  if (!scheduledFor && stored !== null && postStatus(stored) === 'scheduled') return stored;
  const time = timeFromIndia(scheduledFor);
  return time !== undefined && Date.parse(time) > Date.now() ? time : undefined;
}
