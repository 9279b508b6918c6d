import { randomUUID } from 'node:crypto';
import { nobody, studentAndAdmin, type TableRules } from './table-rules.ts';

const aProfile = (id: string, email: string) => ({ id, email, full_name: 'Someone', role: 'user' });

export const peopleRules: TableRules[] = [
  {
    table: 'profiles',
    key: 'id',
    belongsToAccount: true,
    stored: [
      {
        name: "the name in the student's profile",
        row: ({ student }) => aProfile(student.id, student.email),
        readers: studentAndAdmin,
        updaters: ['student'],
        deleters: nobody,
        change: { full_name: 'Rohan Kumar Sharma', email: 'rohan@college.example' },
      },
      {
        name: "the role in the student's profile",
        row: ({ student }) => aProfile(student.id, student.email),
        readers: studentAndAdmin,
        updaters: nobody,
        deleters: nobody,
        change: { role: 'admin' },
      },
    ],
    added: [
      {
        name: 'a profile',
        row: () => aProfile(randomUUID(), 'new@college.example'),
        writers: nobody,
      },
    ],
  },
  {
    table: 'user_roles',
    key: 'user_id',
    belongsToAccount: true,
    stored: [
      {
        name: "the student's role",
        row: ({ student }) => ({ user_id: student.id, role: 'user' }),
        readers: studentAndAdmin,
        updaters: nobody,
        deleters: nobody,
        change: { role: 'admin' },
      },
    ],
    added: [
      {
        name: 'a role',
        row: (_self, { otherStudent }) => ({ user_id: otherStudent.id, role: 'admin' }),
        writers: nobody,
      },
    ],
  },
];
