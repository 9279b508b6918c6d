import {
  aCourse,
  aFile,
  aLesson,
  aModule,
  aQuestion,
  draftLesson,
  freeLesson,
  lockedLesson,
  paidLesson,
  prepareCourse,
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

export const coursesRules: TableRules[] = [
  {
    table: 'courses',
    key: 'id',
    prepare: prepareCourse,
    stored: [
      {
        name: 'a course',
        row: () => aCourse({ created_at: '2026-01-01T00:00:00+00:00', includes_id: null }),
        readers: everyone,
        updaters: nobody,
        deleters: nobody,
        change: { title: 'Changed' },
      },
    ],
    added: [{ name: 'a course', row: () => aCourse(), writers: nobody }],
  },
  {
    table: 'course_modules',
    key: 'id',
    stored: [
      {
        name: 'a module',
        row: () => aModule(),
        readers: admin,
        updaters: admin,
        deleters: admin,
        change: { title: 'Changed' },
      },
    ],
    added: [{ name: 'a module', row: () => aModule(), writers: admin }],
  },
  {
    table: 'lessons',
    key: 'id',
    stored: [
      {
        name: 'a free lesson',
        row: () => aLesson({ is_free: true }),
        readers: everyone,
        updaters: admin,
        deleters: nobody,
        change: { title: 'Changed' },
      },
      {
        name: 'a paid lesson',
        row: () => aLesson(),
        readers: studentAndAdmin,
        updaters: admin,
        deleters: nobody,
        change: { is_free: true },
      },
      {
        name: 'a lesson that opens later',
        row: () => aLesson({ unlock_after_days: 30 }),
        readers: admin,
        updaters: admin,
        deleters: nobody,
        change: { unlock_after_days: 0 },
      },
      {
        name: 'a removed lesson',
        row: () => aLesson({ status: 'removed' }),
        readers: admin,
        updaters: admin,
        deleters: nobody,
        change: { status: 'published' },
      },
    ],
    added: [{ name: 'a lesson', row: () => aLesson({ status: 'published' }), writers: admin }],
  },
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
