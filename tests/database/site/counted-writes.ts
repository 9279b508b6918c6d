import { beforeEach, expect } from 'vitest';
import { forgetWrites } from '../support/forget-writes.ts';
import { aBooking, anEvent, type Row } from '../support/sample-rows.ts';
import { countOf } from '../support/stored-count.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

export let event: Row;

export const hour = 60 * 60;

export const day = 24 * hour;

/** As if so many seconds had gone by since everything that was counted. */
export const passSeconds = (seconds: number) =>
  backend.query(
    `update public.request_counts set window_ends = window_ends - interval '1 second' * $1::integer`,
    [seconds],
  );

export const inquire = (changes: Row = {}) =>
  people.visitor.from('form_submissions').insert(aBooking(changes));

type Answer = Awaited<ReturnType<typeof inquire>>;

export function expectTooMany({ status, error }: Answer, seconds: number) {
  expect(status).toBe(429);
  expect(error?.code).toBe('write_limit');
  expect(Number(error?.details)).toBeGreaterThan(seconds - 60);
  expect(Number(error?.details)).toBeLessThanOrEqual(seconds);
}

export const stored = (table: string) => countOf(people.service, table);

let addresses = 0;

export const anAddress = () => `person${++addresses}@students.example`;

/** Opens a backend; before each test nobody has written anything, and an event is there to register for. */
export function useCountedWrites(): void {
  useBackend();
  beforeEach(async () => {
    await forgetWrites(backend);
    for (const table of ['form_submissions', 'reviews', 'events', 'outbox']) {
      await backend.query(`delete from public.${table}`);
    }
    event = anEvent({ status: 'approved' });
    await people.service.from('events').insert(event).throwOnError();
  });
}
