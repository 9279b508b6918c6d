import { accountTables } from './account-tables.ts';
import { mentoringTables } from './mentoring-tables.ts';
import { orderTables } from './order-tables.ts';
import {
  content,
  keysOnly,
  newPerson,
  type Planted,
  query,
  type Tables,
} from './planted-person.ts';
import { publishedTables } from './published-tables.ts';

/** Every table with a text, by schema and name. */
export const tables: Tables = {
  ...accountTables,
  ...orderTables,
  ...publishedTables,
  ...mentoringTables,

  'public.removal_confirmations': keysOnly,
  'public.site_build': keysOnly,
  'public.mail_pause': keysOnly,
  'public.privacy_notices': content,
  'public.consents': (person) =>
    query(
      `insert into consents (purpose, email, phone, notice_version, place)
       values ('whatsapp_reminders', $1, $2, private.current_notice(), 'booking')`,
      person.email.toUpperCase(),
      person.phone,
    ),
  'public.grievances': (person) =>
    query(
      `insert into grievances (name, email, topic, description) values ($1, $2, 'payment', $3)`,
      person.name,
      person.email,
      `Call ${person.phone}`,
    ),
  'public.data_requests': (person) =>
    query('insert into data_requests (email) values ($1)', person.email),
  'public.retention_runs': keysOnly,
  'private.write_bounds': content,
  'private.mentor_news': keysOnly,
};

/** A new person who is in every table that can hold one. */
export async function plantEverywhere(): Promise<Planted> {
  const person = await newPerson();
  for (const entry of Object.values(tables)) {
    if (typeof entry !== 'string') await entry(person);
  }
  return person;
}
