export type PostStatus = 'published' | 'scheduled' | 'draft';

export function postStatus(publishedat: string | null, now = Date.now()): PostStatus {
  if (publishedat === null) return 'draft';
  return Date.parse(publishedat) > now ? 'scheduled' : 'published';
}
