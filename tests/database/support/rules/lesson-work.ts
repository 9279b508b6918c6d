import { randomUUID } from 'node:crypto';
import { freeLesson, paidLesson } from '../sample-course.ts';
import type { Row } from '../sample-rows.ts';
import {
  admin,
  nobody,
  someoneElse,
  student,
  studentAndAdmin,
  type TableRules,
} from './table-rules.ts';

const aSubmission = (userId: string, changes: Row = {}): Row => ({
  id: randomUUID(),
  user_id: userId,
  lesson_id: paidLesson['id'],
  answer: 'Nine of ten in four minutes.',
  ...changes,
});

const aLessonQuestion = (userId: string, changes: Row = {}): Row => ({
  id: randomUUID(),
  user_id: userId,
  lesson_id: paidLesson['id'],
  question: 'Why divide only once?',
  ...changes,
});

/** What learners ask and hand in. */
export const lessonWorkRules: TableRules[] = [
  {
    table: 'task_submissions',
    key: 'id',
    stored: [
      {
        name: 'what the student handed in',
        row: (people) => aSubmission(people.student.id),
        readers: studentAndAdmin,
        updaters: nobody,
        deleters: nobody,
        change: { answer: 'Changed' },
      },
    ],
    added: [
      { name: 'a task', row: (self) => aSubmission(self), writers: student },
      {
        name: 'the task of a free lesson',
        row: (self) => aSubmission(self, { lesson_id: freeLesson['id'] }),
        writers: student,
      },
      {
        name: 'a task for someone else',
        row: (self, people) => aSubmission(someoneElse(self, people)),
        writers: nobody,
      },
    ],
  },
  {
    table: 'lesson_questions',
    key: 'id',
    stored: [
      {
        name: 'a question of the student to the mentor',
        row: (people) => aLessonQuestion(people.student.id),
        readers: studentAndAdmin,
        updaters: admin,
        deleters: admin,
        change: { answer: 'Because the parts are already added.' },
      },
    ],
    added: [
      { name: 'a question to the mentor', row: (self) => aLessonQuestion(self), writers: student },
      {
        name: 'a question about a free lesson',
        row: (self) => aLessonQuestion(self, { lesson_id: freeLesson['id'] }),
        writers: student,
      },
      {
        name: "someone else's question",
        row: (self, people) => aLessonQuestion(someoneElse(self, people)),
        writers: nobody,
      },
    ],
  },
];
