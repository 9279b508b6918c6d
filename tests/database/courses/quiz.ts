import { people } from '../support/use-backend.ts';
import type { Person } from '../support/people.ts';
import type { Row } from '../support/sample-rows.ts';
import { addLesson, call } from './course.ts';

export interface Marked {
  right_count: number;
  question_count: number;
  attempts_left: number;
  results: { question_id: string; is_right: boolean; explanation: string }[];
}

/** One question of each kind, with what is right. */
export const aQuiz = () => [
  {
    kind: 'single',
    prompt: 'Milk and water are 5 : 1 in 30 litres. How much milk is there?',
    options: ['5 litres', '25 litres'],
    right: [1],
    explanation: 'Six parts are 30 litres.',
  },
  {
    kind: 'multiple',
    prompt: 'Which are the same ratio?',
    options: ['4 : 6', '5 : 6', '20 : 30'],
    right: [0, 2],
    explanation: 'Both have the parts 2 : 3.',
  },
];

export async function questionIds(lessonId: string): Promise<string[]> {
  const { data } = await people.service
    .from('questions')
    .select('id')
    .eq('lesson_id', lessonId)
    .order('position')
    .throwOnError();
  return (data as { id: string }[]).map(({ id }) => id);
}

interface LessonWithQuiz {
  lessonId: string;
  /** The question of each kind; right are 1, and 0 with 2. */
  single: string;
  multiple: string;
}

export async function addLessonWithQuiz(changes: Row = {}): Promise<LessonWithQuiz> {
  const lessonId = await addLesson(changes);
  await call(people.admin, 'save_quiz', { lesson_id: lessonId, quiz: aQuiz() });
  const [single = '', multiple = ''] = await questionIds(lessonId);
  return { lessonId, single, multiple };
}

export const answerQuiz = (who: Person, lessonId: string, answers: unknown) =>
  call<Marked>(who, 'answer_quiz', { lesson_id: lessonId, answers });

/** How the tries at a quiz went that are counted, the first one first. */
export async function attemptsOf({ client }: Person, lessonId: string) {
  const { data } = await client
    .from('quiz_attempts')
    .select('right_count, question_count')
    .eq('lesson_id', lessonId)
    .order('created_at')
    .throwOnError();
  return data;
}
