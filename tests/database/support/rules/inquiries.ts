import {
  aBooking,
  aCollegeInquiry,
  aContactMessage,
  aGrievance,
  aGuardian,
} from '../sample-rows.ts';
import { admin, everyone, nobody, type TableRules } from './table-rules.ts';

const noted = aBooking();
const unnoted = aBooking();

export const inquiriesRules: TableRules[] = [
  {
    table: 'form_submissions',
    key: 'id',
    stored: [
      {
        name: 'a booking',
        row: () => aBooking(),
        readers: admin,
        updaters: nobody,
        deleters: admin,
        change: { goal: 'skills' },
      },
      {
        name: 'a booking for a student under 18, with the parent',
        row: () => aBooking(aGuardian()),
        readers: admin,
        updaters: nobody,
        deleters: admin,
        change: { guardian_name: 'Somebody else' },
      },
      {
        name: 'a college inquiry',
        row: () => aCollegeInquiry(),
        readers: admin,
        updaters: nobody,
        deleters: admin,
        change: { studentcount: 1 },
      },
      {
        name: 'a message of the contact page',
        row: () => aContactMessage(),
        readers: admin,
        updaters: nobody,
        deleters: admin,
        change: { fullname: 'Someone else' },
      },
    ],
    added: [
      { name: 'a booking', row: () => aBooking(), writers: everyone, readersBack: admin },
      {
        name: 'a booking for a student under 18 whose parent has not agreed',
        row: () => aBooking(aGuardian({ guardian_declared_at: null })),
        writers: nobody,
      },
      {
        name: 'a college inquiry',
        row: () => aCollegeInquiry(),
        writers: everyone,
        readersBack: admin,
      },
      {
        name: 'a message of the contact page',
        row: () => aContactMessage(),
        writers: everyone,
        readersBack: admin,
      },
    ],
  },
  {
    table: 'inquiry_notes',
    key: 'submission_id',
    prepare: async ({ service }) => {
      await service.from('form_submissions').upsert([noted, unnoted]).throwOnError();
    },
    stored: [
      {
        name: 'a note on an inquiry',
        row: () => ({ submission_id: noted['id'], status: 'replied', note: 'Calls on Monday' }),
        readers: admin,
        updaters: admin,
        deleters: admin,
        change: { status: 'won' },
      },
    ],
    added: [
      {
        name: 'a note on an inquiry',
        row: () => ({ submission_id: unnoted['id'], status: 'won' }),
        writers: admin,
      },
    ],
  },
  {
    table: 'grievances',
    key: 'id',
    stored: [
      {
        name: 'a grievance',
        row: () => aGrievance(),
        readers: admin,
        updaters: admin,
        deleters: nobody,
        change: { answer: 'One payment goes back today.' },
      },
    ],
    added: [
      { name: 'a grievance', row: () => aGrievance(), writers: everyone, readersBack: admin },
    ],
  },
];
