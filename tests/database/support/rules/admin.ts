import { randomUUID } from 'node:crypto';
import { admin, everyone, nobody, type TableRules } from './table-rules.ts';

const anAction = () => ({
  id: randomUUID(),
  happened_at: '2026-01-01T00:00:00+00:00',
  admin_id: null,
  admin_name: 'Ananya Mehra',
  action: 'deleted',
  table_name: 'events',
  row_id: randomUUID(),
  subject: 'Resume clinic',
  summary: null,
  author_id: null,
});

export const adminRules: TableRules[] = [
  {
    table: 'mentor_settings',
    key: 'id',
    stored: [
      {
        name: 'how the mentor is told of news',
        row: () => ({ id: 1, news_mails: 'at_once' }),
        readers: admin,
        updaters: admin,
        deleters: nobody,
        change: { news_mails: 'each_morning' },
      },
    ],
    added: [{ name: 'another row of settings', row: () => ({ id: 2 }), writers: nobody }],
  },
  {
    table: 'site_build',
    key: 'id',
    stored: [
      {
        name: 'what the host was asked to build',
        row: () => ({ id: 1, wanted_at: '2026-11-23T06:00:00+00:00' }),
        readers: admin,
        updaters: nobody,
        deleters: nobody,
        change: { not_before: '2026-11-23T06:00:00+00:00' },
      },
    ],
    added: [{ name: 'another row of what is built', row: () => ({ id: 2 }), writers: nobody }],
  },
  {
    table: 'removal_confirmations',
    key: 'id',
    stored: [
      {
        name: 'a confirmation that rows were meant to go',
        row: () => ({
          id: randomUUID(),
          table_name: 'events',
          read_at: '2026-11-23T06:00:00+00:00',
          rows_left: 2,
          confirmed_at: '2026-11-23T06:00:00+00:00',
        }),
        readers: everyone,
        updaters: nobody,
        deleters: nobody,
        change: { rows_left: 0 },
      },
    ],
    added: [
      {
        name: 'a confirmation that rows were meant to go',
        row: () => ({
          id: randomUUID(),
          table_name: 'events',
          read_at: '2026-11-23T06:00:00+00:00',
          rows_left: 2,
        }),
        writers: admin,
      },
    ],
  },
  {
    table: 'admin_actions',
    key: 'id',
    writtenByOwner: true,
    stored: [
      {
        name: 'what an admin did',
        row: () => anAction(),
        readers: admin,
        updaters: nobody,
        deleters: nobody,
        change: { admin_name: 'Somebody else' },
      },
    ],
    added: [{ name: 'what an admin did', row: () => anAction(), writers: nobody }],
  },
];
