import { randomUUID } from 'node:crypto';
import { everyone, nobody, studentAndAdmin, type TableRules } from './table-rules.ts';

const aHash = 'a'.repeat(64);
let lastDay = 0;

/** Long ago: the latest notice is the valid one. */
const anEarlierNotice = () => ({
  version: `2001-01-${String(++lastDay).padStart(2, '0')}`,
  text_hash: aHash,
  published_at: '2001-01-01T06:00:00+00:00',
});

const aConsent = (email: string) => ({
  id: randomUUID(),
  purpose: 'whatsapp_reminders',
  email,
  phone: String(9_829_000_000 + ++lastDay),
  user_id: null,
  notice_version: '2026-11-26',
  place: 'booking',
  given_at: '2026-11-26T06:00:00+00:00',
  withdrawn_at: null,
});

export const privacyRules: TableRules[] = [
  {
    table: 'privacy_notices',
    key: 'version',
    writtenByOwner: true,
    stored: [
      {
        name: 'a version of the privacy notice',
        row: () => anEarlierNotice(),
        readers: everyone,
        updaters: nobody,
        deleters: nobody,
        change: { text_hash: 'b'.repeat(64) },
      },
    ],
    added: [
      { name: 'a version of the privacy notice', row: () => anEarlierNotice(), writers: nobody },
    ],
  },
  {
    table: 'consents',
    key: 'id',
    writtenByOwner: true,
    stored: [
      {
        name: 'what a student agreed to',
        row: ({ student }) => aConsent(student.email),
        readers: studentAndAdmin,
        updaters: nobody,
        deleters: nobody,
        change: { withdrawn_at: '2026-11-27T06:00:00+00:00' },
      },
    ],
    added: [
      {
        name: 'that somebody agreed',
        row: (_self, { student }) => aConsent(student.email),
        writers: nobody,
      },
    ],
  },
];
