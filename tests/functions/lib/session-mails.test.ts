import { parseHtml } from '../../support/parse-html.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { setFunctionsEnvironment } from '../../support/functions-environment.ts';
import { calendarIn, mailOf, page, session, timed, when } from './session-mail.ts';

beforeAll(setFunctionsEnvironment);

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
    const document = parseHtml(mailOf(kind).html);
    expect(document.querySelectorAll('img, script, link, iframe, form, style')).toHaveLength(0);
    expect(mailOf(kind)).toEqual(mailOf(kind));
  });

  test('promises no "tomorrow", because it may come earlier or later', () => {
    expect(mailOf(kind).text).not.toMatch(/tomorrow|in an hour/i);
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

test('whose email was corrected reads of the session, its new link, and the receipt', () => {
  const { text, attachments } = mailOf('session_order_moved', { status: 'booked' });
  for (const part of [when, `See your session:\n${page()}`, 'meet.example', 'Open your receipt']) {
    expect(text).toContain(part);
  }
  expect(calendarIn({ attachments }).event).not.toEqual([]);
  const withoutTime = mailOf('session_order_moved', {
    status: 'needs_time',
    starts_at: null,
    ends_at: null,
  });
  expect(withoutTime.text).toContain('Your session has no time now');
  expect(withoutTime.text).toContain(`See your session:\n${page()}`);
  expect(withoutTime.attachments).toEqual([]);
});

test.each([
  ['a session without a time', 'session_booked', { starts_at: null }],
  ['a booked session without a time', 'session_order_moved', { status: 'booked', starts_at: null }],
  ['a reader whom nobody knows', 'session_booked', { reader: 'everyone' }],
  ['a cancellation by nobody', 'session_cancelled', { status: 'done' }],
])('%s is no mail', (_, kind, changes) => expect(() => mailOf(kind, changes)).toThrow());
