import { memo } from 'react';
import { dayLabel, lessonsLabel, personOf } from '#src/features/courses/lib/mentor-labels.ts';
import {
  includedLabel,
  learnerTexts,
  sourceLabels,
} from '#src/features/courses/messages/learners.ts';
import type { Learner, MovableOrder } from '#src/features/courses/schemas/learners.ts';
import { Badge } from '#src/shared/ui/Badge.tsx';
import { Button } from '#src/shared/ui/Button.tsx';

interface LearnerRowProps {
  learner: Learner;
  lessonCount: number;
  onTakeBack: (learner: Learner) => void;
  onMove: (order: MovableOrder) => void;
}

export const LearnerRow = memo(function LearnerRow(props: LearnerRowProps) {
  const { learner, lessonCount } = props;
  const { name, email, included_in, started_at, ended_at, completed_count } = learner;
  const isFinished = completed_count !== null && lessonCount > 0 && completed_count >= lessonCount;
  return (
    <tr>
      <th scope="row">
        <bdi>{personOf(learner)}</bdi>
        {name?.trim() && (
          <a
            className="link flex min-h-11 items-center font-sans text-small font-[400]"
            href={`mailto:${encodeURIComponent(email)}`}
          >
            {email}
          </a>
        )}
      </th>
      <td data-label="Access">
        {included_in === null ? sourceLabels[learner.source] : includedLabel(included_in)}
        <span className="block text-small text-soft">since {dayLabel(started_at)}</span>
        {ended_at !== null && <Badge tone="quiet">Ended {dayLabel(ended_at)}</Badge>}
      </td>
      <td data-label="Last seen">
        <LastSeen learner={learner} />
      </td>
      <td data-label="Progress" className="figures">
        {completed_count === null
          ? learnerTexts.notCounted
          : lessonsLabel(completed_count, lessonCount)}
        {isFinished && (
          <span className="mt-1 block">
            <Badge>Finished</Badge>
          </span>
        )}
      </td>
      <td>
        <Actions {...props} />
      </td>
    </tr>
  );
});

function LastSeen({ learner: { seen_at, opened_at, ended_at, under_18 } }: { learner: Learner }) {
  if (under_18) return '–';
  if (seen_at !== null) return dayLabel(seen_at);
  if (opened_at !== null) return dayLabel(opened_at);
  return ended_at === null ? <Badge tone="sun">Never opened it</Badge> : '–';
}

function Actions({ learner, onTakeBack, onMove }: LearnerRowProps) {
  const { order_id: orderId, email, ended_at } = learner;
  const person = personOf(learner);
  if (ended_at !== null) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {learner.can_be_ended && (
        <Button
          look="alarm"
          small
          aria-label={`Take back the access of ${person}`}
          onClick={() => onTakeBack(learner)}
        >
          Take back
        </Button>
      )}
      {orderId !== null && (
        <Button
          look="quiet"
          small
          aria-label={`Move to another address: the order of ${person}`}
          onClick={() => onMove({ orderId, person, email })}
        >
          Move to another address
        </Button>
      )}
    </div>
  );
}
