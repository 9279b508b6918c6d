import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeDays, timesByPart } from '#src/features/sessions/lib/free-days.ts';
import { sessionKeyIn } from '#src/features/sessions/lib/session-key.ts';

const at = (time: string) => new Date(`${time}+05:30`).toISOString();

test('the days go from the first with a free time to the last, by the calendar of India', () => {
  const times = ['2026-11-27T00:10', '2026-11-24T23:50', '2026-11-24T09:00'].map(at);
  expect(freeDays(times)).toEqual([
    { day: '2026-11-24', times: [times[2], times[1]] },
    { day: '2026-11-25', times: [] },
    { day: '2026-11-26', times: [] },
    { day: '2026-11-27', times: [times[0]] },
  ]);
});

test('a day that somebody looks at stays when its last time is taken', () => {
  const days = freeDays([at('2026-11-24T18:00')], '2026-11-25');
  expect(days.map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-25']);
  expect(freeDays([])).toEqual([]);
});

test('the times of a day are in the parts of the day, and none is lost', () => {
  const times = ['09:00', '12:00', '16:59', '17:00', '19:40', '20:00'].map((time) =>
    at(`2026-11-24T${time}`),
  );
  expect(timesByPart(times).map(({ name, times }) => [name, times.length])).toEqual([
    ['Morning', 1],
    ['Afternoon', 2],
    ['Evening', 2],
    ['Night', 1],
  ]);
  fc.assert(
    fc.property(
      fc.array(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })),
      (dates) => {
        const moments = dates.map((date) => date.toISOString());
        expect(
          timesByPart(moments)
            .flatMap((part) => part.times)
            .sort(),
        ).toEqual(moments.sort());
      },
    ),
  );
});

test.each([
  ['/schedule?order_id=ord_1', { order_id: 'ord_1' }],
  ['/session/abc', { token: 'abc' }],
  ['/session/a%20c?utm=1', { token: 'a c' }],
  ['/session/%', { token: '%' }],
  ['/session', undefined],
  ['/schedule', undefined],
])('the address %s names %j', (address, key) =>
  expect(sessionKeyIn(new URL(address, 'https://mentor.example'))).toEqual(key),
);
