import { randomUUID } from 'node:crypto';
import type { Row } from '../sample-rows.ts';
import { courseId, freeLesson, paidLesson } from '../sample-course.ts';
import {
  nobody,
  signedIn,
  someoneElse,
  student,
  studentAndAdmin,
  type TableRules,
} from './table-rules.ts';

const anEnrolment = (userId: string): Row => ({
  id: randomUUID(),
  user_id: userId,
  course_id: courseId,
  source: 'admin',
});

const aNote = (userId: string, lesson: Row): Row => ({
  user_id: userId,
  lesson_id: lesson['id'],
  note: 'Parts first.',
});

export const learningRules: TableRules[] = [
  {
    table: 'enrolments',
    key: 'id',
    stored: [
      {
        name: 'an enrolment of the student',
        row: (people) => ({
          ...anEnrolment(people.student.id),
          ended_at: '2026-01-01T00:00:00+00:00',
        }),
        readers: studentAndAdmin,
        updaters: nobody,
        deleters: nobody,
        change: { ended_at: null },
      },
    ],
    added: [
      { name: 'an enrolment of their own', row: (self) => anEnrolment(self), writers: nobody },
      {
        name: 'an enrolment of someone else',
        row: (self, people) => anEnrolment(someoneElse(self, people)),
        writers: nobody,
      },
    ],
  },
  {
    table: 'lesson_progress',
    key: 'lesson_id',
    primaryKey: 'user_id,lesson_id',
    stored: [
      {
        name: "the student's progress",
        row: (people) => ({ user_id: people.student.id, lesson_id: paidLesson['id'], place: 3 }),
        readers: studentAndAdmin,
        updaters: nobody,
        deleters: nobody,
        change: { place: 9 },
      },
    ],
    added: [
      {
        name: 'their own progress past save_progress()',
        row: (self) => ({ user_id: self, lesson_id: freeLesson['id'], place: 3 }),
        writers: nobody,
      },
    ],
  },
  {
    table: 'quiz_attempts',
    key: 'id',
    stored: [
      {
        name: 'an attempt of the student',
        row: (people) => ({
          id: randomUUID(),
          user_id: people.student.id,
          lesson_id: paidLesson['id'],
          right_count: 1,
          question_count: 3,
        }),
        readers: studentAndAdmin,
        updaters: nobody,
        deleters: nobody,
        change: { right_count: 3 },
      },
    ],
    added: [
      {
        name: 'an attempt that was never made',
        row: (self) => ({
          id: randomUUID(),
          user_id: self,
          lesson_id: freeLesson['id'],
          right_count: 3,
          question_count: 3,
        }),
        writers: nobody,
      },
    ],
  },
  {
    table: 'lesson_notes',
    key: 'lesson_id',
    primaryKey: 'user_id,lesson_id',
    stored: [
      {
        name: "the student's note of a paid lesson",
        row: (people) => aNote(people.student.id, paidLesson),
        readers: student,
        updaters: student,
        deleters: student,
        change: { note: 'Changed' },
      },
    ],
    added: [
      {
        name: 'a note in a free lesson',
        row: (self) => aNote(self, freeLesson),
        writers: signedIn,
      },
      {
        name: 'a note in a paid lesson',
        row: (self) => aNote(self, paidLesson),
        writers: studentAndAdmin,
      },
      {
        name: 'a note of someone else',
        row: (self, people) => aNote(someoneElse(self, people), freeLesson),
        writers: nobody,
      },
    ],
  },
];
