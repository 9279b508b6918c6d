import { useState } from 'react';
import { momentLabel, personOf } from '#src/features/courses/lib/mentor-labels.ts';
import type { InboxEntry } from '#src/features/courses/schemas/inbox.ts';
import { inboxDraftOf } from '#src/features/courses/stores/inbox-drafts.ts';
import { daysSince } from '#src/shared/lib/dates/since.ts';
import { Badge } from '#src/shared/ui/Badge.tsx';
import { HandedIn } from './HandedIn.tsx';
import { LessonAnswerForm } from './LessonAnswerForm.tsx';
import { MarkForm } from './MarkForm.tsx';

interface InboxCardProps {
  entry: InboxEntry;
  today: string;
  onDone: () => void;
}

/** One question or task: who, about what, since when, and what can be done with it. */
export function InboxCard({ entry, today, onDone }: InboxCardProps) {
  const person = personOf(entry);
  const waits = daysSince(entry.created_at, today);
  return (
    <li className="card grid-cols-[minmax(0,1fr)] gap-3 px-5 py-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="min-w-0 font-sans text-base font-semibold wrap-anywhere">
            <bdi>{person}</bdi>
          </h3>
          {waits === 'today' ? <Badge>New</Badge> : <Badge tone="sun">Waits {waits}</Badge>}
        </div>
        <p className="text-small wrap-anywhere">
          {entry.kind === 'question' ? 'Question about' : 'Task of'} <b>{entry.lesson}</b>
          <span className="text-soft"> · {entry.course}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-4 text-small text-soft">
          <time dateTime={entry.created_at} className="figures">
            {momentLabel(entry.created_at)}
          </time>
          {entry.email && (
            <a
              className="link inline-flex min-h-11 items-center wrap-anywhere"
              href={`mailto:${encodeURIComponent(entry.email)}`}
            >
              {entry.email}
            </a>
          )}
        </p>
      </div>
      {entry.kind === 'question' && (
        <p className="max-w-[44rem] wrap-anywhere whitespace-pre-line">
          <bdi>{entry.text}</bdi>
        </p>
      )}
      <Work entry={entry} person={person} onDone={onDone} />
    </li>
  );
}

// What was handed in stays beside the points that it gets, where there is room.
const formPlace = {
  question: 'max-w-[44rem] pt-4',
  task: 'grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-5 pt-4 lg:grid-cols-2',
};

/** The form of an entry. It is there once it was opened, or where something is typed already. */
function Work({ entry, person, onDone }: Omit<InboxCardProps, 'today'> & { person: string }) {
  const [draft] = useState(inboxDraftOf(entry).read);
  const [isUsed, setIsUsed] = useState(draft !== undefined);
  return (
    <details open={draft !== undefined} onToggle={() => setIsUsed(true)}>
      <summary className="btn btn-quiet btn-small">
        {entry.kind === 'question' ? 'Answer' : 'Read and mark'}
        <span className="sr-only">
          {entry.kind === 'question' ? ' the question of ' : ' the task of '}
          {person}, {entry.lesson}
        </span>
      </summary>
      {isUsed && (
        <div className={formPlace[entry.kind]}>
          {entry.kind === 'task' && <HandedIn task={entry} />}
          {entry.kind === 'task' ? (
            <MarkForm task={entry} draft={draft} onDone={onDone} />
          ) : (
            <LessonAnswerForm question={entry} draft={draft} onDone={onDone} />
          )}
        </div>
      )}
    </details>
  );
}
