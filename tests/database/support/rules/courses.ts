import { aCourse, aLesson, aModule, prepareCourse } from '../sample-course.ts';
import { admin, everyone, nobody, studentAndAdmin, type TableRules } from './table-rules.ts';

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
];
