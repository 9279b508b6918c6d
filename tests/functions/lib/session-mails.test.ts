import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test } from 'vitest';
import { mailNameSchema } from '#src/shared/schemas/mail-name.ts';
import { composeMail } from '../../../netlify/lib/mail/templates.ts';
import { tokenOfBooking } from '../../../netlify/lib/sessions/session-token.ts';
import { propertiesOf, readCalendar, valueOf } from '../../support/calendar-lines.ts';
import { setFunctionsEnvironment } from '../../support/functions-environment.ts';

beforeAll(setFunctionsEnvironment);

const orderId = `ord_${'a'.repeat(32)}`;
const bookingId = randomUUID();
const session = {
  booking_id: bookingId,
  sequence: 1,
  starts_at: '2026-11-24T12:30:00+00:00',
  ends_at: '2026-11-24T13:00:00+00:00',
  order_id: orderId,
  mentorshiptype: 'resume_preparation',
  customer_name: 'Rohan Sharma',
  customer_email: 'rohan@college.example',
  joining_link: 'https://meet.example/ananya' as string | null,
  reader: 'buyer',
  previous_start: '2026-11-23T12:30:00+00:00',
  status: 'cancelled_by_buyer',
  was_refunded: false,
};
const when = 'Tuesday 24 November 2026, 6:00 pm IST';
const page = () => `https://mentor.example/session/${tokenOfBooking(bookingId)}`;

const mailOf = (kind: string, changes: object = {}) =>
  composeMail({
    kind,
    payload: { ...session, ...changes },
    created_at: '2026-11-20T06:30:00+00:00',
    recipient: 'rohan@college.example',
  });
const confirmation = (changes: object) =>
  composeMail({
    kind: 'booking_confirmation',
    payload: {
      order_id: orderId,
      amount: 149,
      mentorshiptype: 'resume_preparation',
      customer_name: 'Rohan Sharma',
      ...changes,
    },
    created_at: '2026-11-20T06:30:00+00:00',
    recipient: 'rohan@college.example',
  });
const calendarIn = ({ attachments }: ReturnType<typeof composeMail>) =>
  readCalendar(attachments[0]?.content ?? '');

const timed = [
  'session_booked',
  'session_moved',
  'session_cancelled',
  'session_reminder_day',
  'session_reminder_hour',
];

describe.each(timed)('the mail %s', (kind) => {
  test('says when the session is, in India’s time, in text and HTML', () => {
    const { html, text } = mailOf(kind);
    for (const form of [html, text]) {
      expect(form).toContain(when);
      expect(form).toContain('Dear Rohan Sharma,');
      expect(form).toContain(page());
    }
  });

  test('loads nothing, runs nothing, and is the same every time', () => {
    const { document } = new JSDOM(mailOf(kind).html).window;
    expect(document.querySelectorAll('img, script, link, iframe, form, style')).toHaveLength(0);
    expect(mailOf(kind)).toEqual(mailOf(kind));
  });

  test('promises no "tomorrow", because it may come earlier or later', () => {
    expect(mailOf(kind).text).not.toMatch(/tomorrow|in an hour/i);
  });
});

describe.each([
  ['session_booked', 'REQUEST', 'CONFIRMED'],
  ['session_moved', 'REQUEST', 'CONFIRMED'],
  ['session_cancelled', 'CANCEL', 'CANCELLED'],
])('the mail %s', (kind, method, status) => {
  test('carries the session for the buyer’s calendar', () => {
    const mail = mailOf(kind);
    expect(mail.attachments).toMatchObject([
      { filename: 'invite.ics', contentType: `text/calendar; charset=utf-8; method=${method}` },
    ]);
    const { calendar, event } = calendarIn(mail);
    expect(valueOf(calendar, 'METHOD')).toBe(method);
    expect(valueOf(event, 'STATUS')).toBe(status);
    expect(valueOf(event, 'UID')).toBe(`${bookingId}@mentor.example`);
    expect(valueOf(event, 'SEQUENCE')).toBe('1');
    expect(valueOf(event, 'DTSTART')).toBe('20261124T123000Z');
    expect(valueOf(event, 'URL')).toBe(page());
    expect(propertiesOf(event, 'ATTENDEE')).toMatchObject([
      { value: 'mailto:rohan@college.example', parameters: { CN: 'Rohan Sharma' } },
    ]);
  });

  test('leads the mentor to their sessions and says whose it is, without the buyer’s link', () => {
    const mail = mailOf(kind, { reader: 'mentor' });
    expect(mail.text).toContain('Open the sessions:\nhttps://mentor.example/admin/sessions');
    expect(mail.text).toContain('Buyer: Rohan Sharma\nEmail: rohan@college.example');
    expect(mail.text).not.toContain('/session/');
    const { calendar, event } = calendarIn(mail);
    expect(valueOf(calendar, 'METHOD')).toBe(method === 'REQUEST' ? 'PUBLISH' : method);
    expect(valueOf(event, 'UID')).toBe(`${bookingId}@mentor.example`);
    expect(mail.attachments[0]?.content).not.toContain('/session/');
  });
});

test('who has a new time reads the old one, and adds the new one to Google Calendar', () => {
  const { text } = mailOf('session_moved');
  expect(text).toContain('from Monday 23 November 2026, 6:00 pm IST to Tuesday 24 November 2026');
  expect(text).toContain('Add to Google Calendar:\nhttps://calendar.google.com/calendar/render?');
});

test('who cancelled, and whose session was cancelled, read what they can do now', () => {
  expect(mailOf('session_cancelled').text).toContain('You have cancelled your session on');
  const { text } = mailOf('session_cancelled', { status: 'cancelled_by_mentor' });
  expect(text).toContain('does not take place');
  expect(text).toContain('choose another time on your session’s page');
  const refunded = mailOf('session_cancelled', {
    status: 'cancelled_by_mentor',
    was_refunded: true,
  });
  expect(refunded.text).toContain('Your payment goes back to you');
  expect(refunded.text).not.toContain('choose another time');
  for (const status of ['cancelled_by_buyer', 'cancelled_by_mentor']) {
    expect(mailOf('session_cancelled', { status }).text).not.toContain('meet.example');
  }
});

test('the last reminder leads to where one joins, or to the session’s page while there is no link', () => {
  expect(mailOf('session_reminder_hour').text).toContain(
    'Join the session:\nhttps://meet.example/ananya',
  );
  const { text } = mailOf('session_reminder_hour', { joining_link: null });
  expect(text).toContain(`See your session:\n${page()}`);
  expect(text).toContain('The joining link appears on your session’s page');
});

test('a mentor without a joining link reads that the buyer has none', () => {
  const { text } = mailOf('session_booked', { reader: 'mentor', joining_link: null });
  expect(text).toContain('Your sessions have no joining link yet.');
});

test('after a session one is asked for a review', () => {
  const { text } = mailOf('session_feedback');
  expect(text).toContain('Write a review:\nhttps://mentor.example/reviews');
});

test('a buyer who is to choose a time is led to the session’s page', () => {
  for (const starts_at of [null, session.starts_at]) {
    const { text, attachments } = mailOf('session_choose_time', { starts_at, ends_at: starts_at });
    expect(text).toContain(`Choose a time:\n${page()}`);
    expect(attachments).toEqual([]);
  }
});

test('who paid for a time that was held reads it in the confirmation, and gets the invitation', () => {
  const mail = confirmation({ session });
  expect(mail.text).toContain(`Your session is on ${when}. It takes 30 minutes.`);
  expect(mail.text).toContain(`See your session:\n${page()}`);
  expect(mail.text).toContain('Open your receipt:');
  expect(mail.text).not.toContain('/schedule');
  expect(valueOf(calendarIn(mail).calendar, 'METHOD')).toBe('REQUEST');
});

test('whose time was taken before the money came reads that, and is led to another', () => {
  const { html, text, attachments } = confirmation({ lost_start: session.starts_at });
  for (const form of [html, text]) {
    expect(form).toContain(
      `The time that we held for you, ${when}, was taken before your payment arrived.`,
    );
  }
  expect(text).toContain(`Choose a time:\nhttps://mentor.example/schedule?order_id=${orderId}`);
  expect(attachments).toEqual([]);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 150 }),
  fc
    .array(
      fc.constantFrom('Asha', '"', ';', ':', '\r\n', '\u2028', '<b>', 'evil.example', ' ', '.'),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

test.each([...timed, 'session_feedback', 'session_choose_time'])(
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

test.each([
  ['a session without a time', 'session_booked', { starts_at: null }],
  ['a reader whom nobody knows', 'session_booked', { reader: 'everyone' }],
  ['a cancellation by nobody', 'session_cancelled', { status: 'done' }],
])('%s is no mail', (_, kind, changes) => expect(() => mailOf(kind, changes)).toThrow());
