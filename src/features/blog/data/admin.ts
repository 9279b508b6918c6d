import * as z from 'zod/mini';
import {
  type EditedPost,
  editedPostColumns,
  editedPostSchema,
  type ManagedPost,
  managedPostColumns,
  managedPostSchema,
  nowInDatabase,
  type PostForm,
} from '#src/features/blog/schemas/form.ts';
import { supabase } from '#src/shared/data/client.ts';
import { holds } from '#src/shared/data/holds.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';
import { readAll, rowsPerRequest } from '#src/shared/lib/read-all.ts';

// What only admins may do with posts; the database refuses everybody else.

/** A cover as the row keeps it (docs/product.md 5, Blog editor). */
export interface Cover {
  data: string;
  filename: string;
  contentType: string;
}

export interface PostChange extends PostForm {
  publishedat: string | null;
  /** Null takes the cover away; undefined leaves it as it is. */
  cover: Cover | null | undefined;
}

/** All posts, drafts first and then newest first. */
export async function listAllPosts(): Promise<ManagedPost[]> {
  const client = await supabase();
  const posts = await readAll(async (last: ManagedPost | undefined) => {
    const query = client.from('blog_posts').select(managedPostColumns);
    const following = last ? query.gt('id', last.id) : query;
    const answer = await following.order('id').limit(rowsPerRequest);
    return parseAnswer(managedPostsSchema, unwrap<unknown>(answer));
  });
  return posts.sort((a, b) => publishedIn(b) - publishedIn(a));
}

const managedPostsSchema = z.array(managedPostSchema);

const publishedIn = ({ publishedat }: ManagedPost) =>
  publishedat === null ? Number.MAX_SAFE_INTEGER : Date.parse(publishedat);

/** Throws `notFound` when there is none with this id. */
export async function readPost(id: string): Promise<EditedPost> {
  if (!z.guid().safeParse(id).success) throw new DataError('notFound', '');
  const client = await supabase();
  const answer = await client.from('blog_posts').select(editedPostColumns).eq('id', id).single();
  return parseAnswer(editedPostSchema, unwrap<unknown>(answer));
}

/** The cover itself, which can be 7 MB: asked for only where it is shown. */
export async function readCover(id: string): Promise<string | undefined> {
  const client = await supabase();
  const answer = await client.from('blog_posts').select('coverimage_data').eq('id', id).single();
  return unwrap(answer).coverimage_data ?? undefined;
}

/** Throws `duplicate` when the address is another post's, or the id is stored already. */
export async function insertPost(id: string, change: PostChange): Promise<void> {
  const client = await supabase();
  unwrap(await client.from('blog_posts').insert({ id, ...rowOf(change) }));
}

/** Throws `changed` when someone has changed the post since `updatedat`, and `notFound` when it is gone. */
export async function updatePost(id: string, updatedat: string, change: PostChange): Promise<void> {
  const client = await supabase();
  const rows = unwrap(
    await client
      .from('blog_posts')
      .update(rowOf(change))
      .eq('id', id)
      .eq('updatedat', updatedat)
      .select('id'),
  );
  if (rows.length > 0) return;
  if (!isSavedAlready(await readPost(id), change)) throw new DataError('changed', '');
}

// A new cover cannot be told from the stored one without loading it.
function isSavedAlready(stored: EditedPost, change: PostChange): boolean {
  const { publishedat, cover, ...form } = change;
  const isPublished = publishedat === nowInDatabase && stored.publishedat !== null;
  const isSameTime = Date.parse(stored.publishedat ?? '') === Date.parse(publishedat ?? '');
  const isAsPublished =
    publishedat === null ? stored.publishedat === null : isPublished || isSameTime;
  return holds(stored, form) && isAsPublished && cover === undefined;
}

export async function deletePost(id: string): Promise<void> {
  const client = await supabase();
  const rows = unwrap(await client.from('blog_posts').delete().eq('id', id).select('id'));
  if (rows.length > 0) return;
  // Row level security refuses silently. A post that is gone already counts as deleted.
  const isThere = await readPost(id).then(
    () => true,
    () => false,
  );
  if (isThere) throw new DataError('forbidden', '');
}

function rowOf({ cover, ...fields }: PostChange) {
  if (cover === undefined) return fields;
  return {
    ...fields,
    coverimage: null,
    coverimage_data: cover?.data ?? null,
    coverimage_filename: cover?.filename ?? null,
    coverimage_content_type: cover?.contentType ?? null,
  };
}
