import { aReview } from '../sample-rows.ts';
import {
  admin,
  everyone,
  nobody,
  signedIn,
  someoneElse,
  studentAndAdmin,
  type TableRules,
} from './table-rules.ts';

export const reviewsRules: TableRules[] = [
  {
    table: 'reviews',
    key: 'id',
    stored: [
      {
        name: "the words of the student's review",
        row: ({ student }) => aReview({ user_id: student.id }),
        readers: everyone,
        updaters: ['student'],
        deleters: studentAndAdmin,
        change: { title: 'Changed', rating: 1 },
      },
      {
        name: "whether the student's review is shown",
        row: ({ student }) => aReview({ user_id: student.id }),
        readers: everyone,
        updaters: admin,
        deleters: studentAndAdmin,
        change: { hidden_reason: 'Names a third person' },
      },
      {
        name: "the answer to the student's review",
        row: ({ student }) => aReview({ user_id: student.id }),
        readers: everyone,
        updaters: admin,
        deleters: studentAndAdmin,
        change: { answer: 'Thank you.' },
      },
      {
        name: "a hidden review of the student's",
        row: ({ student }) => aReview({ user_id: student.id, hidden_reason: 'Advertising' }),
        readers: studentAndAdmin,
        updaters: admin,
        deleters: admin,
        change: { hidden_reason: null },
      },
    ],
    added: [
      { name: 'their review', row: (self) => aReview({ user_id: self }), writers: signedIn },
      {
        name: "someone else's review",
        row: (self, people) => aReview({ user_id: someoneElse(self, people) }),
        writers: nobody,
      },
    ],
  },
];
