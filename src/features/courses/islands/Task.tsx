import { useRef } from 'react';
import { workMessages } from '#src/features/courses/messages/lesson-work.ts';
import type { Criterion } from '#src/features/courses/schemas/lesson.ts';
import type { Submission } from '#src/features/courses/schemas/lesson-work.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { focusIfLost } from '#src/shared/ui/focus-if-lost.ts';
import { SubmittedTask } from './SubmittedTask.tsx';
import { TaskForm } from './TaskForm.tsx';

interface TaskProps {
  /** Null when the lesson has none any more. What was handed in is shown all the same. */
  task: string | null;
  rubric: Criterion[];
  submissions: Submission[];
  canHandIn: boolean;
  /** Why it cannot be handed in. */
  note?: string | undefined;
}

/** The task of a lesson: what to do, what the mentor looks for, what was handed in, and the way to do so. */
export function Task({ task, rubric, submissions, canHandIn, note }: TaskProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isWaiting = submissions.some(({ marked_at }) => marked_at === null);
  const left = limits.submissionsPerTask - submissions.length;
  return (
    <section className="card grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="task">
      <h2 className="text-title outline-none" id="task" ref={heading} tabIndex={-1}>
        Your task
      </h2>
      {task !== null && <p className="wrap-anywhere whitespace-pre-line">{task}</p>}
      {rubric.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-base">What your mentor looks for</h3>
          <ul className="grid gap-2">
            {rubric.map(({ criterion, points }) => (
              <li key={criterion} className="flex justify-between gap-4 text-small">
                <span>{criterion}</span>
                <span className="whitespace-nowrap text-soft">
                  {points} {points === 1 ? 'point' : 'points'}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {submissions.map((submission) => (
        <SubmittedTask key={submission.id} submission={submission} />
      ))}
      {note && <p className="text-small text-soft">{note}</p>}
      {canHandIn && !isWaiting && left > 0 && (
        <TaskForm
          isFirst={submissions.length === 0}
          onHandedIn={() => focusIfLost(heading.current)}
        />
      )}
      {canHandIn && !isWaiting && left === 0 && (
        <p className="text-small text-soft">{workMessages.noTriesLeft}</p>
      )}
    </section>
  );
}
