import { expect, test } from 'vitest';
import { holds } from '#src/shared/data/holds.ts';

// What a form sends, and what the database made of it, when the answer in between was lost.

const sent = { venue: 'Big hall, Kota', department: '', is_past_event: false };
const stored = { id: '1', venue: 'Big hall, Kota', department: null, is_past_event: false };

test('a row that a change has reached already is known, with what was sent empty and is kept as nothing', () => {
  expect(holds(stored, sent)).toBe(true);
});

test.each([{ venue: 'Their hall' }, { department: 'CSE' }, { is_past_event: true }])(
  'a row that someone else changed is not taken for it: %o',
  (theirs) => {
    expect(holds({ ...stored, ...theirs }, sent)).toBe(false);
  },
);
