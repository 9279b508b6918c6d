import { describe, expect, test } from 'vitest';
import { filterFor, isNarrowed, kindsIn } from '#src/features/admin/lib/inquiry-choice.ts';
import { isWaiting } from '#src/features/admin/lib/inquiry-labels.ts';
import { inquiryNoteSchema } from '#src/features/admin/schemas/inquiry.ts';

const choice = {
  kind: '',
  order: 'newest',
  words: '',
  status: '',
  goal: '',
  mode: '',
  from: '',
  to: '',
} as const;

describe('a choice', () => {
  test('of a goal is about individuals, of a mode about colleges', () => {
    expect(kindsIn(choice)).toEqual(['individual', 'college', 'contact']);
    expect(kindsIn({ ...choice, goal: 'skills' })).toEqual(['individual']);
    expect(kindsIn({ ...choice, mode: 'online' })).toEqual(['college']);
    expect(kindsIn({ ...choice, goal: 'skills', mode: 'online' })).toHaveLength(2);
    expect(kindsIn({ ...choice, kind: 'college', goal: 'skills' })).toEqual(['college']);
  });

  test('asks no kind for what only the other one has', () => {
    const both = { ...choice, goal: 'skills', mode: 'online' };
    expect(filterFor('individual', both)).toMatchObject({ goal: 'skills', mode: '' });
    expect(filterFor('college', both)).toMatchObject({ goal: '', mode: 'online' });
  });

  test('of an order narrows nothing', () => {
    expect(isNarrowed({ ...choice, order: 'name' })).toBe(false);
    expect(isNarrowed({ ...choice, words: 'x' })).toBe(true);
  });
});

describe('an inquiry waits', () => {
  const now = Date.parse('2026-11-23T13:00:00Z');
  test.each([
    ['2026-11-21T12:59:59Z', 'new', true],
    ['2026-11-21T13:00:01Z', 'new', false],
    ['2026-11-01T00:00:00Z', 'replied', false],
  ])('from %s and %s: %s', (created_at, status, waits) => {
    expect(isWaiting({ status, created_at }, 48, now)).toBe(waits);
  });
});

describe('a note', () => {
  test('of nothing is stored as none', () => {
    expect(inquiryNoteSchema.parse({ status: 'won', note: '  ', next_date: '' })).toEqual({
      status: 'won',
      note: null,
      next_date: null,
    });
  });

  test.each([
    { status: 'spam', note: '', next_date: '' },
    { status: 'won', note: 'a\u202eb', next_date: '' },
    { status: 'won', note: 'a'.repeat(4001), next_date: '' },
  ])('like %j is refused', (note) => expect(inquiryNoteSchema.safeParse(note).success).toBe(false));
});
