import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { moved, newQuestion } from '#src/features/courses/lib/lesson-fields.ts';
import { lessonLimits } from '#src/features/courses/lib/lesson-limits.ts';
import { changeLesson } from '#src/features/courses/stores/edited-lesson.ts';
import { $lessonFields, $lessonProblems } from '#src/features/courses/stores/edited-state.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EditorPart } from './EditorPart.tsx';
import { QuestionFields } from './QuestionFields.tsx';

/** The quiz at the end of a lesson, with what is right. */
export function QuizFields() {
  const { quiz } = useStore($lessonFields);
  const problems = useStore($lessonProblems);
  const list = useRef<HTMLOListElement>(null);
  const change = (questions: typeof quiz) => changeLesson({ quiz: questions });
  const add = () => {
    flushSync(() => change([...quiz, newQuestion]));
    list.current?.querySelector<HTMLElement>(`[name="quiz.${quiz.length}.prompt"]`)?.focus();
  };
  const remove = (index: number) => {
    flushSync(() => change(quiz.toSpliced(index, 1)));
    list.current?.focus();
  };
  const move = (index: number, step: -1 | 1) => {
    const questions = moved(quiz, index, step);
    change(questions);
    return questions === quiz ? index : index + step;
  };
  return (
    <EditorPart
      title="Quiz"
      isLong={quiz.length > 2}
      hint="Learners see what is right, and why, after they have answered. Their best attempt counts."
    >
      <ol
        ref={list}
        tabIndex={-1}
        aria-label="Questions"
        className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none"
      >
        {quiz.map((question, index) => (
          <QuestionFields
            key={index}
            index={index}
            question={question}
            problems={problems}
            onChange={(changed) => change(quiz.with(index, changed))}
            onMove={(step) => move(index, step)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {quiz.length < lessonLimits.questions ? (
        <div>
          <Button look="quiet" small onClick={add}>
            Add a question
          </Button>
        </div>
      ) : (
        <p className="text-small text-soft">Twenty questions are the most.</p>
      )}
    </EditorPart>
  );
}
