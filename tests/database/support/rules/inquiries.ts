import { aBooking, aCollegeInquiry } from '../sample-rows.ts';
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
        name: 'a college inquiry',
        row: () => aCollegeInquiry(),
        readers: admin,
        updaters: nobody,
        deleters: admin,
        change: { studentcount: 1 },
      },
    ],
    added: [
      { name: 'a booking', row: () => aBooking(), writers: everyone, readersBack: admin },
      {
        name: 'a college inquiry',
        row: () => aCollegeInquiry(),
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
];
