import { describe, expect, test } from 'vitest';
import { isToCome, whatIsNew } from '#src/features/events/lib/changes.ts';

const event = {
  event_date: '2026-12-12',
  event_time: '18:30',
  venue: 'Seminar hall',
  link: null,
};

describe('what is new to people who are registered', () => {
  test.each([
    [{}, undefined],
    [{ venue: 'Library' }, 'place'],
    [{ link: 'https://meet.example/a' }, 'link'],
    [{ event_date: '2026-12-13', event_time: '17:00' }, 'date and time'],
    [{ event_time: '17:00', venue: 'Online', link: 'https://a.example' }, 'time, place and link'],
  ])('%o: %s', (changes, news) => {
    expect(whatIsNew(event, { ...event, ...changes })).toBe(news);
  });
});

describe('people are going to come to an event', () => {
  const approved = { ...event, status: 'approved' as const, is_past_event: false };
  const at = (time: string) => Date.parse(`2026-12-12T${time}+05:30`);

  test('until it begins, by the time of India', () => {
    expect(isToCome(approved, at('18:29'))).toBe(true);
    expect(isToCome(approved, at('18:30'))).toBe(false);
  });

  test('unless it is not approved, is marked as past, or has no day', () => {
    const before = at('08:00');
    expect(isToCome({ ...approved, status: 'rejected' }, before)).toBe(false);
    expect(isToCome({ ...approved, is_past_event: true }, before)).toBe(false);
    expect(isToCome({ ...approved, event_date: '' }, before)).toBe(false);
  });
});
