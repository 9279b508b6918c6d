import type {
  EditedLesson,
  LessonFields,
  QuizQuestion,
} from '#src/features/courses/schemas/lesson-fields.ts';

export const newCriterion = { criterion: '', points: '5' };

export const newQuestion: QuizQuestion = {
  kind: 'single',
  prompt: '',
  options: ['', ''],
  right: [],
  explanation: '',
};

/** A lesson that nobody has written yet. */
export const emptyFields = (moduleId: string): LessonFields => ({
  module_id: moduleId,
  slug: '',
  title: '',
  summary: '',
  body: '',
  is_free: false,
  unlock_after_days: '0',
  video_url: '',
  video_minutes: '',
  has_task: false,
  task: '',
  rubric: [newCriterion],
  quiz: [],
});

/** What the fields of the editor hold for a stored lesson. Its text is what the sanitiser has left of it. */
export function fieldsOf(lesson: EditedLesson, quiz: QuizQuestion[], body: string): LessonFields {
  const { module_id, slug, title, summary, is_free, task, rubric } = lesson;
  return {
    module_id,
    slug,
    title,
    summary,
    body,
    is_free,
    unlock_after_days: String(lesson.unlock_after_days),
    video_url: lesson.video_url ?? '',
    video_minutes: lesson.video_minutes === null ? '' : String(lesson.video_minutes),
    has_task: task !== null,
    task: task ?? '',
    rubric: rubric?.map(({ criterion, points }) => ({ criterion, points: String(points) })) ?? [
      newCriterion,
    ],
    quiz,
  };
}

/** A question without one of its options; what is right is counted again. */
export function withoutOption(question: QuizQuestion, removed: number): QuizQuestion {
  return {
    ...question,
    options: question.options.toSpliced(removed, 1),
    right: question.right
      .filter((option) => option !== removed)
      .map((option) => (option > removed ? option - 1 : option)),
  };
}

/** A question in which an option is marked as right, or not any more. */
export function withRight(question: QuizQuestion, option: number, isRight: boolean): QuizQuestion {
  if (question.kind === 'single') return { ...question, right: isRight ? [option] : [] };
  const others = question.right.filter((each) => each !== option);
  return { ...question, right: (isRight ? [...others, option] : others).sort((a, b) => a - b) };
}

/** Of several right options, the first stays when one alone can be right. */
export const withKind = (question: QuizQuestion, kind: QuizQuestion['kind']): QuizQuestion => ({
  ...question,
  kind,
  right: kind === 'single' ? question.right.slice(0, 1) : question.right,
});

/** A list with one entry moved up (-1) or down (1). */
export function moved<Entry>(list: Entry[], index: number, step: -1 | 1): Entry[] {
  const entry = list[index];
  const target = index + step;
  if (entry === undefined || target < 0 || target >= list.length) return list;
  return list.toSpliced(index, 1).toSpliced(target, 0, entry);
}
