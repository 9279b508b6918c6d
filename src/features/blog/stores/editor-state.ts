import { atom, map, readonlyType } from 'nanostores';
import type { PostStatus } from '#src/features/blog/lib/post-status.ts';
import type { EditedPost, PostForm } from '#src/features/blog/schemas/form.ts';
import type { Line } from '#src/shared/lib/rich-text/lines.ts';
import type { Problems } from '#src/shared/lib/validate.ts';
import { $session } from '#src/shared/stores/session.ts';
import type { Draft } from './draft.ts';

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
  /** What the rich-text field opens with; another value opens it again. */
  opening: Line[];
  /** The stored cover as a data string, once it has been loaded. */
  storedCover: string | undefined;
  /** Unsaved text from before, until the writer has decided about it. */
  unsaved: Draft | undefined;
  /** False: this browser keeps nothing. */
  isDraftStored: boolean;
  /** The post was changed by someone else while it was edited here. */
  hasChanged: boolean;
  /** The post was deleted meanwhile, and would be created again. */
  isGone: boolean;
}

export const emptyFields: EditorFields = {
  title: '',
  slug: '',
  excerpt: '',
  author: '',
  content: '',
  status: 'published',
  scheduledFor: '',
};

// Only the stores of the editor write these four.
export const $editorState = map<Editor>({
  state: 'loading',
  post: undefined,
  opening: [],
  storedCover: undefined,
  unsaved: undefined,
  isDraftStored: true,
  hasChanged: false,
  isGone: false,
});
export const $values = map<EditorFields>(emptyFields);
export const $text = atom<Line[]>([]);
export const $errors = atom<Problems>({});

export const $editor = readonlyType($editorState);
export const $fields = readonlyType($values);
/** The content as it is now, line by line. */
export const $lines = readonlyType($text);
export const $fieldProblems = readonlyType($errors);

export const formOf = ({ title, slug, excerpt, author, content }: PostForm): PostForm => ({
  title,
  slug,
  excerpt,
  author,
  content,
});

// The email comes last, for someone without a name (docs/product.md 5, Blog editor), because anyone reads a byline.
export function ownByline(): string {
  const { user } = $session.get();
  return user?.fullName || user?.email || 'Anonymous';
}
