import { postDate } from '#src/features/blog/lib/labels.ts';
import { postStatus } from '#src/features/blog/lib/post-status.ts';
import { fullMoment } from '#src/shared/lib/dates/moments.ts';
import { Badge } from '#src/shared/ui/Badge.tsx';

/** Whether readers see a post, and from when. */
export function PostBadge({ publishedat }: { publishedat: string | null }) {
  const status = postStatus(publishedat);
  if (publishedat === null || status === 'draft') return <Badge tone="sun">Draft</Badge>;
  if (status === 'published') return <Badge>{postDate(publishedat)}</Badge>;
  return <Badge tone="sun">Scheduled: {fullMoment(publishedat)}</Badge>;
}
