import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { grievanceTopics } from '#src/features/legal/lib/grievance-topics.ts';
import type { StoredGrievance } from '#src/features/legal/schemas/grievance.ts';
import {
  $isAcknowledging,
  acknowledge,
  answerDraftOf,
} from '#src/features/legal/stores/managed-grievances.ts';
import { plainMoment } from '#src/shared/lib/dates/moments.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { GrievanceClocks } from './GrievanceClocks.tsx';
import { SettleForm } from './SettleForm.tsx';
import { UnsentAnswer } from './UnsentAnswer.tsx';

interface GrievanceCardProps {
  grievance: StoredGrievance;
  /** It was settled, or what was typed for it was discarded. */
  onDone: () => void;
}

/** One grievance: who, about what, its two clocks, and what can be done. */
export function GrievanceCard({ grievance, onDone }: GrievanceCardProps) {
  const { ticket, created_at, name, email, topic, order_id, description, answer } = grievance;
  const [beganOpen] = useState(answer === null);
  const facts = [grievanceTopics[topic], ...(order_id === null ? [] : [`Order ${order_id}`])];
  return (
    <li className="card grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-sans text-base font-semibold figures">{ticket}</h3>
        <time dateTime={created_at} className="text-small text-soft figures">
          {plainMoment(created_at)}
        </time>
      </div>
      <GrievanceClocks grievance={grievance} />
      <p className="text-small">
        <bdi className="font-[600]">{name}</bdi> ·{' '}
        <a
          className="link inline-flex min-h-11 items-center"
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(ticket)}`}
        >
          {email}
        </a>
        <span className="block text-soft">
          <bdi>{facts.join(' · ')}</bdi>
        </span>
      </p>
      <p className="max-w-[44rem] whitespace-pre-line" dir="auto">
        {description}
      </p>
      {answer === null ? (
        <Actions grievance={grievance} onDone={onDone} />
      ) : (
        <>
          <div className="note note-leaf grid gap-1 text-small">
            <p className="font-[600] text-leaf">The answer that was sent</p>
            <p className="whitespace-pre-line" dir="auto">
              {answer}
            </p>
          </div>
          <UnsentAnswer grievance={grievance} replacesForm={beganOpen} onDiscarded={onDone} />
        </>
      )}
    </li>
  );
}

function Actions({ grievance, onDone }: GrievanceCardProps) {
  const { ticket, acknowledged_at } = grievance;
  const busy = useStore($isAcknowledging);
  const [isSettling, setIsSettling] = useState(() => answerDraftOf(grievance).read() !== undefined);
  return (
    <>
      <p className="flex flex-wrap gap-3">
        {acknowledged_at === null && (
          <Button look="quiet" small disabled={busy} onClick={() => void acknowledge(grievance)}>
            Acknowledge<span className="sr-only"> {ticket}</span>
          </Button>
        )}
        <Button
          look="quiet"
          small
          aria-expanded={isSettling}
          onClick={() => setIsSettling(!isSettling)}
        >
          Settle<span className="sr-only"> {ticket}</span>
        </Button>
      </p>
      {/* Hidden and not gone, so that what is typed stays. */}
      <div hidden={!isSettling} className="max-w-[44rem]">
        <SettleForm grievance={grievance} onSettled={onDone} />
      </div>
    </>
  );
}
