import { type Case, mail, status, withJson } from './use-doctor.ts';

export const brokenMail: Case[] = [
  ['the mail service being down', 'Resend', /does not answer/, () => mail.spoil(/./, status(500))],
  [
    'a wrong key of the mail service',
    'Resend key',
    /is refused/,
    () => ({ RESEND_API_KEY: 're_x' }),
  ],
  ['a sender without an address', 'Sender', /has no address/, () => ({ MAIL_FROM: 'Asha Verma' })],
  [
    'a sender of another domain',
    'Sender',
    /no domain of this account/,
    () => ({ MAIL_FROM: 'Asha <hello@elsewhere.in>' }),
  ],
  [
    'a domain that is not verified',
    'Sender',
    /is pending/,
    () =>
      mail.spoil(
        /^\/domains$/,
        withJson(({ data }) => (data[0].status = 'pending')),
      ),
  ],
  [
    'a signature record that is missing',
    'Sender',
    /DKIM not verified/,
    () =>
      mail.spoil(
        /^\/domains\/./,
        withJson(({ records }) => (records[1].status = 'not_started')),
      ),
  ],
];
