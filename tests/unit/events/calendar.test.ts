import { describe, expect, test } from 'vitest';
import {
  calendarFile,
  googleCalendarLink,
  type CalendarEvent,
} from '#src/features/events/lib/calendar-file.ts';

const event: CalendarEvent = {
  id: '3f2a91bc-5c1d-4e5f-8a9b-0c1d2e3f4a5b',
  title: 'Ten resumes, read out loud; again',
  description: 'Bring one page.\nLeave with three changes: \\o/',
  event_date: '2026-12-12',
  event_time: '18:30',
  venue: 'Seminar hall, Jaipur',
  updated_at: '2026-11-21T08:00:00.123456+00:00',
};
const options = {
  origin: 'https://mentor.example',
  addressOf: () => 'https://mentor.example/events/ten-resumes-3f2a91bc',
};
const file = (changes: Partial<CalendarEvent> = {}, more = {}) =>
  calendarFile([{ ...event, ...changes }], { ...options, ...more });
/** The lines as a reader puts them together again. */
const unfolded = (text: string) => text.replace(/\r\n /g, '').split('\r\n');

describe('the file for a calendar', () => {
  test('begins the event at its time in India, with the zone described', () => {
    const lines = unfolded(file());
    expect(lines).toContain('DTSTART;TZID=Asia/Kolkata:20261212T183000');
    expect(lines).toContain('TZID:Asia/Kolkata');
    expect(lines).toContain('TZOFFSETTO:+0530');
  });

  test('escapes what has a meaning in such a file', () => {
    const lines = unfolded(file());
    expect(lines).toContain('SUMMARY:Ten resumes\\, read out loud\\; again');
    expect(lines).toContain('LOCATION:Seminar hall\\, Jaipur');
    expect(lines).toContain(
      'DESCRIPTION:Bring one page.\\nLeave with three changes: \\\\o/\\n\\nhttps://mentor.example/events/ten-resumes-3f2a91bc',
    );
  });

  test('keeps the id and counts up when the event changes, so that calendars take the change over', () => {
    const before = unfolded(file());
    const after = unfolded(file({ title: 'Changed', updated_at: '2026-11-22T08:00:00+00:00' }));
    const line = (lines: string[], name: string) => lines.find((text) => text.startsWith(name))!;
    expect(line(before, 'UID:')).toBe('UID:3f2a91bc-5c1d-4e5f-8a9b-0c1d2e3f4a5b@mentor.example');
    expect(line(after, 'UID:')).toBe(line(before, 'UID:'));
    const sequence = (lines: string[]) => Number(line(lines, 'SEQUENCE:').slice(9));
    expect(sequence(after)).toBeGreaterThan(sequence(before));
    expect(sequence(after)).toBeLessThan(2 ** 31);
  });

  test('is the same for the same event', () => {
    expect(file()).toBe(file());
    expect(unfolded(file())).toContain('DTSTAMP:20261121T080000Z');
  });

  test('has no line over 75 octets, and cuts no character', () => {
    const title = 'साक्षात्कार की तैयारी 🎓 '.repeat(9).trim();
    const text = file({ title });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`SUMMARY:${title}`);
  });

  test('has a name when it is a calendar to subscribe to', () => {
    expect(unfolded(file({}, { name: 'Events by Ananya' }))).toContain(
      'X-WR-CALNAME:Events by Ananya',
    );
    expect(file()).not.toContain('X-WR-CALNAME');
  });
});

test('the link to Google Calendar names the time in India, over midnight too', () => {
  const link = new URL(googleCalendarLink({ ...event, event_time: '23:30' }, 'https://m.example'));
  expect(link.searchParams.get('dates')).toBe('20261212T233000/20261213T003000');
  expect(link.searchParams.get('ctz')).toBe('Asia/Kolkata');
  expect(link.searchParams.get('text')).toBe(event.title);
});

test('what a registered person gets holds the joining link, and nothing else does', () => {
  const joiningLink = 'https://meet.example/a';
  const address = options.addressOf();
  const details = (one: CalendarEvent) =>
    new URL(googleCalendarLink(one, address)).searchParams.get('details');
  expect(unfolded(file({ joiningLink })).join('\n')).toContain(
    `Join: https://meet.example/a\\n\\n${address}`,
  );
  expect(details({ ...event, joiningLink })).toBe(`Join: https://meet.example/a\n\n${address}`);
  expect(file()).not.toContain('Join');
  expect(details(event)).toBe(address);
});
