import * as z from 'zod/mini';
import { databaseAsVisitor, unwrapOptional } from '../site/database.ts';

export interface Cover {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  version: string;
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
  cover_version: z.string(),
});

const idSchema = z.guid();

/** The cover of the post with this id, as a visitor may see it: undefined for a draft, or without a cover. */
export async function findCover(postId: string): Promise<Cover | undefined> {
  if (!idSchema.safeParse(postId).success) return undefined;
  const row = unwrapOptional(
    await databaseAsVisitor()
      .from('blog_posts')
      .select('coverimage_data, coverimage_content_type, cover_version')
      .eq('id', postId)
      .maybeSingle(),
  );
  const { data } = coverSchema.safeParse(row);
  if (!data) return undefined;
  const { coverimage_data, coverimage_content_type, cover_version } = data;
  const base64 = coverimage_data.slice(coverimage_data.indexOf(',') + 1);
  return {
    bytes: new Uint8Array(Buffer.from(base64, 'base64')),
    contentType: coverimage_content_type,
    version: cover_version,
  };
}
