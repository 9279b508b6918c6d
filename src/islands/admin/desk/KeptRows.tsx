import { useStore } from '@nanostores/react';
import { indiaMoment } from '#src/lib/india-moment.ts';
import { deskWords } from '#src/messages/desk.ts';
import type { BuiltTable, KeptRows as Rows } from '#src/schemas/kept-rows.ts';
import { $isAskingForBuild, $isConfirming, publishWithout } from '#src/stores/publishing.ts';
import { Button } from '#src/ui/Button.tsx';

const names: Record<BuiltTable, string> = {
  events: 'events',
  blog_posts: 'articles',
  reviews: 'reviews',
};

/** Rows of an earlier build that the pages show, why, and one press that lets them go. */
export function KeptRows({ rows }: { rows: Rows }) {
  const isConfirming = useStore($isConfirming);
  const isAsking = useStore($isAskingForBuild);
  const { table, readAt, kept, found } = rows;
  const name = names[table];
  if (found === null) {
    return <p className="text-small text-alarm">{deskWords.unread(name, indiaMoment(readAt))}</p>;
  }
  return (
    <div className="grid gap-2">
      <p className="text-small text-alarm">
        {deskWords.missing(found, kept, name, indiaMoment(readAt))}
      </p>
      <Button
        look="quiet"
        small
        className="justify-self-start"
        busy={isConfirming || isAsking}
        busyLabel="Publishing..."
        onClick={() => void publishWithout(rows)}
      >
        {deskWords.publishWithout(found, name)}
      </Button>
    </div>
  );
}
