import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sessionMinutes } from '#src/features/sessions/schemas/schedule.ts';

interface Booked {
  file: string;
  day: number;
  /** Minutes since midnight. */
  begins: number;
}

/** What tests book for themselves in the calendar that all of them share (tests/support/browser/desk-sessions.ts). */
function bookedNights(file: string, source: string): Booked[] {
  const calls = source.matchAll(/addSession\(\{\s*startsAt: inDays\((-?\d+), '(\d\d):(\d\d)'\)/g);
  return [...calls].map(([, day, hours, minutes]) => ({
    file,
    day: Number(day),
    begins: Number(hours) * 60 + Number(minutes),
  }));
}

/** Each pair of which one begins before the other is over. */
const overlapping = (booked: Booked[]) =>
  booked.flatMap((one, index) =>
    booked
      .slice(index + 1)
      .filter(
        (other) => other.day === one.day && Math.abs(other.begins - one.begins) < sessionMinutes,
      )
      .map((other) => [one, other]),
  );

test('no two browser tests book the same time', () => {
  const booked = globSync('tests/browser/**/*.spec.ts').flatMap((file) =>
    bookedNights(file, readFileSync(file, 'utf8')),
  );
  expect(booked.length).toBeGreaterThan(10);
  expect(overlapping(booked)).toEqual([]);
});

test('times that overlap are found, and times that follow each other are none', () => {
  const session = (day: number, time: string) =>
    `await addSession({ startsAt: inDays(${day}, '${time}') });\n`;
  const of = (...sessions: string[]) => overlapping(bookedNights('a.spec.ts', sessions.join('')));
  expect(of(session(2, '02:00'), session(2, '02:20'))).toHaveLength(1);
  expect(of(session(2, '02:00'), session(2, '02:30'), session(-2, '02:00'))).toEqual([]);
});
