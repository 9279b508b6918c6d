import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { mailNameSchema } from '#src/shared/schemas/mail-name.ts';
import { propertiesOf, readCalendar } from '../../support/calendar-lines.ts';
import { setFunctionsEnvironment } from '../../support/functions-environment.ts';
import { mailOf, timed } from './session-mail.ts';

beforeAll(setFunctionsEnvironment);

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 150 }),
  fc
    .array(
      fc.constantFrom('Asha', '"', ';', ':', '\r\n', '\u2028', '<b>', 'evil.example', ' ', '.'),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

test.each([...timed, 'session_feedback', 'session_choose_time', 'session_order_moved'])(
  'whatever is typed as a name, the mail %s repeats a name or nothing, and so does its calendar',
  (kind) => {
    const nameless = mailOf(kind, { customer_name: '?' });
    fc.assert(
      fc.property(hostile, (customer_name) => {
        const { subject, text, html, attachments } = mailOf(kind, { customer_name });
        const { data: name } = mailNameSchema.safeParse(customer_name);
        const line = name === undefined ? 'Hello,' : `Dear ${name},`;
        expect(subject).toBe(nameless.subject);
        expect(text).toBe(nameless.text.replace('Hello,', () => line));
        expect(html).toBe(nameless.html.replace('Hello,', () => line));
        for (const { content } of attachments) {
          const [attendee] = propertiesOf(readCalendar(content).event, 'ATTENDEE');
          expect(attendee?.parameters['CN']).toBe(name);
        }
      }),
      { numRuns: 100 },
    );
  },
);

test.each(['session_booked', 'session_moved', 'session_cancelled'])(
  'whatever is typed as a name, the mentor’s mail %s shows it as one line of text',
  (kind) => {
    const parts = (name: string) => {
      const { html, text, attachments } = mailOf(kind, { customer_name: name, reader: 'mentor' });
      const { calendar, event, alarm } = readCalendar(attachments[0]?.content ?? '');
      return {
        tags: html.split('<').length,
        lines: text.split('\n').length,
        properties: [...calendar, ...event, ...alarm].map((line) => line.name),
      };
    };
    const expected = parts('Rohan');
    fc.assert(
      fc.property(hostile, (typed) => {
        expect(parts(`R ${typed}`)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  },
);
