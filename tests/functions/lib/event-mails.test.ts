import { parseHtml } from '../../support/parse-html.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { composeMail } from '../../../netlify/lib/mail/templates.ts';
import { readCalendar, valueOf } from '../../support/calendar-lines.ts';
import { setFunctionsEnvironment } from '../../support/functions-environment.ts';

beforeAll(setFunctionsEnvironment);

const event = {
  id: '3f2a91bc-5c1d-4e5f-8a9b-0c1d2e3f4a5b',
  title: 'Resume clinic',
  event_date: '2026-12-12',
  event_time: '18:30',
  venue: 'Seminar hall',
  link: 'https://meet.example/clinic',
  updated_at: '2026-11-21T08:00:00+00:00',
};
const { event_date, event_time, venue, link } = event;
const was = { event_date, event_time, venue, link };
const later = '2026-11-23T08:00:00+00:00';

const mailOf = (kind: string, changes: object = {}, payload: object = {}) =>
  composeMail({
    kind,
    payload: { user_name: 'Rohan Sharma', was, event: { ...event, ...changes }, ...payload },
    created_at: later,
    recipient: 'rohan@college.example',
  });
const changed = (changes: object, payload?: object) =>
  mailOf('event_changed', { updated_at: later, ...changes }, payload);
const calendarOf = ({ attachments }: ReturnType<typeof composeMail>) =>
  readCalendar(attachments[0]?.content ?? '');

describe('who is registered for an event that changes', () => {
  test('reads what it was and what it is now', () => {
    const { subject, text, html } = changed({ event_date: '2026-12-13', venue: 'Library' });
    expect(subject).toBe('New date and place: Resume clinic');
    expect(text).toContain(
      'An event that you are registered for has a new date and place. Your place stays reserved.',
    );
    expect(text).toContain(
      [
        'Event: Resume clinic',
        'Date: Sunday, 13 December 2026',
        'Date before: Saturday, 12 December 2026',
        'Time: 6:30 PM IST',
        'Venue: Library',
        'Venue before: Seminar hall',
        'Link: https://meet.example/clinic',
      ].join('\n'),
    );
    expect(text).toContain('https://mentor.example/events/resume-clinic-3f2a91bc');
    for (const fact of ['Library', 'Seminar hall', 'Sunday, 13 December 2026']) {
      expect(html).toContain(fact);
    }
  });

  test.each([
    [{ event_time: '17:00' }, 'New time: Resume clinic'],
    [{ link: 'https://meet.example/other' }, 'New link: Resume clinic'],
    [{ event_date: '2026-12-13', event_time: '17:00' }, 'New date and time: Resume clinic'],
    [
      { event_date: '2026-12-13', event_time: '17:00', venue: 'Online' },
      'New date, time and place: Resume clinic',
    ],
  ])('sees in the subject what is new: %o', (changes, subject) => {
    expect(changed(changes).subject).toBe(subject);
  });

  test('reads that a link does not count any more', () => {
    expect(changed({ link: null }).text).toContain('Its link does not count any more.');
    expect(changed({ venue: 'Library' }).text).not.toContain('does not count');
  });

  test('gets a file that their calendar takes for the same event, changed', () => {
    const before = calendarOf(mailOf('event_registration'));
    const after = calendarOf(changed({ event_time: '17:00' }));
    expect(valueOf(after.event, 'UID')).toBe(valueOf(before.event, 'UID'));
    expect(Number(valueOf(after.event, 'SEQUENCE'))).toBeGreaterThan(
      Number(valueOf(before.event, 'SEQUENCE')),
    );
    expect(valueOf(after.calendar, 'METHOD')).toBe('PUBLISH');
    expect(valueOf(after.event, 'DTSTART')).toBe('20261212T170000');
  });
});

describe('who is registered for an event that does not take place', () => {
  const cancelled = () => mailOf('event_cancelled', { updated_at: later });

  test('reads which one, and is led to the others', () => {
    const { subject, text } = cancelled();
    expect(subject).toBe('Does not take place: Resume clinic');
    expect(text).toContain('Date: Saturday, 12 December 2026\nTime: 6:30 PM IST');
    expect(text).toContain('See other events:\nhttps://mentor.example/events\n');
    expect(text).not.toContain('meet.example/clinic');
  });

  test('gets a file that takes it out of their calendar', () => {
    const mail = cancelled();
    expect(mail.attachments[0]?.contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
    const { calendar, event: taken } = calendarOf(mail);
    const before = calendarOf(mailOf('event_registration')).event;
    expect(valueOf(calendar, 'METHOD')).toBe('CANCEL');
    expect(valueOf(taken, 'STATUS')).toBe('CANCELLED');
    expect(valueOf(taken, 'ORGANIZER')).toMatch(/^mailto:.+@/);
    expect(valueOf(taken, 'UID')).toBe(valueOf(before, 'UID'));
    expect(Number(valueOf(taken, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(before, 'SEQUENCE')));
  });
});

describe.each(['event_changed', 'event_cancelled'])('the mail %s', (kind) => {
  test('shows a title or a place that is no text as text', () => {
    const hostile =
      '</title><script>alert(1)</script>\r\nBcc: b@evil.example\r\nEND:VEVENT\u2028<img src=x>';
    const mail = mailOf(kind, { title: hostile, venue: hostile });
    expect(mail.subject).not.toMatch(/[\r\n\u2028]/);
    const document = parseHtml(mail.html);
    expect(document.querySelectorAll('script, img')).toHaveLength(0);
    expect(document.body.textContent).toContain('<script>alert(1)</script>');
    expect(valueOf(calendarOf(mail).event, 'LOCATION')).toContain('\\nEND:VEVENT');
  });

  test('is the same every time, so that sending it again sends nothing new', () => {
    expect(mailOf(kind)).toEqual(mailOf(kind));
  });

  test('is none without its event', () => {
    expect(() => mailOf(kind, {}, { event: {} })).toThrow();
  });
});
