import { useStore } from '@nanostores/react';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import {
  $isAskingForBuild,
  $isConfirming,
  publishWithout,
} from '#src/features/admin/stores/publishing.ts';
import { plainMoment } from '#src/shared/lib/dates/moments.ts';
import type { BuiltTable, CachedRows as Rows } from '#src/shared/schemas/cached-rows.ts';
import { Button } from '#src/shared/ui/Button.tsx';

const names: Record<BuiltTable, string> = {
  events: 'events',
  blog_posts: 'articles',
  reviews: 'reviews',
};

/** Says that the pages show rows of an earlier build and why, with a button to publish without them. */
export function CachedRows({ rows }: { rows: Rows }) {
  const isConfirming = useStore($isConfirming);
  const isAsking = useStore($isAskingForBuild);
  const { table, readAt, cached, found } = rows;
  const name = names[table];
  if (found === null) {
    return (
      <p className="text-small text-alarm">{dashboardMessages.unread(name, plainMoment(readAt))}</p>
    );
  }
  return (
    <div className="grid gap-2">
      <p className="text-small text-alarm">
        {dashboardMessages.missing(found, cached, name, plainMoment(readAt))}
      </p>
      <Button
        look="quiet"
        small
        className="justify-self-start"
        busy={isConfirming || isAsking}
        busyLabel="Publishing..."
        onClick={() => void publishWithout(rows)}
      >
        {dashboardMessages.publishWithout(found, name)}
      </Button>
    </div>
  );
}
