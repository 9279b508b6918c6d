import {
  aFile,
  aQuestion,
  draftLesson,
  freeLesson,
  lockedLesson,
  paidLesson,
} from '../sample-course.ts';
import { admin, everyone, nobody, studentAndAdmin, type TableRules } from './table-rules.ts';

const paidQuestion = aQuestion(paidLesson['id'], { position: 2 });

/** What a lesson is made of, for one who has bought the course (the student) and one who has not. */
const lessonsAnd = [
  { what: 'a free lesson', lesson: freeLesson, readers: everyone },
  { what: 'a paid lesson', lesson: paidLesson, readers: studentAndAdmin },
  { what: 'a draft', lesson: draftLesson, readers: admin },
  { what: 'a lesson that opens later', lesson: lockedLesson, readers: admin },
];

export const lessonPartsRules: TableRules[] = [
  {
    table: 'lesson_files',
    key: 'id',
    stored: lessonsAnd.map(({ what, lesson, readers }) => ({
      name: `a file of ${what}`,
      row: () => aFile(lesson['id']),
      readers,
      updaters: nobody,
      deleters: admin,
      change: { name: 'changed.pdf' },
    })),
    added: [{ name: 'a file', row: () => aFile(paidLesson['id']), writers: admin }],
  },
  {
    table: 'questions',
    key: 'id',
    stored: lessonsAnd.map(({ what, lesson, readers }) => ({
      name: `a question of ${what}`,
      row: () => aQuestion(lesson['id']),
      readers,
      updaters: nobody,
      deleters: nobody,
      change: { prompt: 'Changed?' },
    })),
    added: [{ name: 'a question', row: () => aQuestion(paidLesson['id']), writers: nobody }],
  },
  {
    table: 'question_keys',
    key: 'question_id',
    prepare: async ({ service }) => {
      await service.from('questions').upsert(paidQuestion).throwOnError();
    },
    stored: [
      {
        name: 'what is right',
        row: () => ({
          question_id: paidQuestion['id'],
          right_options: [1],
          explanation: 'Six parts are 30 litres, so five are 25.',
        }),
        readers: nobody,
        updaters: nobody,
        deleters: nobody,
        change: { right_options: [0] },
      },
    ],
    added: [
      {
        name: 'what is right',
        row: () => ({
          question_id: paidQuestion['id'],
          right_options: [1],
          explanation: 'Six parts are 30 litres, so five are 25.',
        }),
        writers: nobody,
      },
    ],
  },
];
