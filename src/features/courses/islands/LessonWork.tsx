import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { workMessages } from '#src/features/courses/messages/lesson-work.ts';
import type { Lesson, LessonPage } from '#src/features/courses/schemas/lesson.ts';
import { $lessonWork, loadWork } from '#src/features/courses/stores/lesson-work.ts';
import { focusIfLost } from '#src/shared/ui/focus-if-lost.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { AskMentor } from './AskMentor.tsx';
import { OwnNote } from './OwnNote.tsx';
import { Quiz } from './Quiz.tsx';
import { Task } from './Task.tsx';

interface LessonWorkProps {
  page: LessonPage;
  lesson: Lesson;
  /** What ends the lesson, before the notes beside it. */
  children: ReactNode;
}

/** What a reader does with a lesson: its quiz and task, a note of their own, a question to the mentor. */
export function LessonWork({ page, lesson, children }: LessonWorkProps) {
  const { status, hasFailed, work } = useStore($lessonWork, { ssr: 'initial' });
  useEffect(() => void loadWork(), [lesson.id]);
  const part = useRef<HTMLDivElement>(null);
  const { is_learner } = page.access;
  const submissions = work?.submissions ?? [];

  return (
    <div ref={part} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
      {lesson.questions.length > 0 && (
        <Quiz questions={lesson.questions} best={work?.best_attempt ?? null} />
      )}
      {(lesson.task !== null || submissions.length > 0) && (
        <Task
          task={lesson.task}
          rubric={lesson.rubric ?? []}
          submissions={submissions}
          canHandIn={lesson.task !== null && is_learner && work !== undefined}
          note={is_learner ? undefined : workMessages.tasksOfLearners}
        />
      )}
      {children}
      {work && <OwnNote note={work.note} />}
      {work && is_learner && <AskMentor questions={work.questions} />}
      {!work && hasFailed && (
        <LoadFailed
          message={workMessages.failed}
          role="alert"
          busy={status === 'loading'}
          onTryAgain={() => void loadWork().then(() => focusIfLost(part.current))}
        />
      )}
    </div>
  );
}
