import * as z from 'zod/mini';
import { databaseAsVisitor, unwrapOptional } from '../site/database.ts';

// Covers of posts as a visitor may see them: there are none of drafts.

export interface CoverVersion {
  id: string;
  version: string;
}

export interface Cover {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/** The database stores only these types, and we serve no others. */
const coverSchema = z.object({
  coverimage_data: z.string(),
  coverimage_content_type: z.enum([
    'image/png',
    'image/jpeg',
    'image/webp',
    'image/gif',
    'image/avif',
  ]),
});

const idSchema = z.guid();

/** Which cover the post has now, with its id as it is stored; undefined for a post without one. Reads no picture. */
export async function findCoverVersion(postId: string): Promise<CoverVersion | undefined> {
  if (!idSchema.safeParse(postId).success) return undefined;
  const row = unwrapOptional(
    await databaseAsVisitor()
      .from('blog_posts')
      .select('id, cover_version')
      .eq('id', postId)
      .maybeSingle(),
  );
  return row?.cover_version ? { id: row.id, version: row.cover_version } : undefined;
}

/** The picture of this version; undefined when the post has another one by now. */
export async function findCover({ id, version }: CoverVersion): Promise<Cover | undefined> {
  const row = unwrapOptional(
    await databaseAsVisitor()
      .from('blog_posts')
      .select('coverimage_data, coverimage_content_type')
      .match({ id, cover_version: version })
      .maybeSingle(),
  );
  const { data } = coverSchema.safeParse(row);
  if (!data) return undefined;
  const { coverimage_data, coverimage_content_type } = data;
  const base64 = coverimage_data.slice(coverimage_data.indexOf(',') + 1);
  return {
    bytes: new Uint8Array(Buffer.from(base64, 'base64')),
    contentType: coverimage_content_type,
  };
}
