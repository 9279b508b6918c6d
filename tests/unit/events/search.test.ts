import { describe, expect, test } from 'vitest';
import { filterEvents, hasFilter, type EventFilter } from '#src/features/events/lib/search.ts';

const event = (changes = {}) => ({
  title: 'Mock interview marathon',
  description: 'Six panels, honest feedback.',
  category: 'Workshop',
  department: null,
  venue: 'Seminar hall, Jaipur',
  audience: 'both',
  ...changes,
});
const filter = (changes: Partial<EventFilter> = {}): EventFilter => ({
  category: '',
  audience: '',
  words: '',
  ...changes,
});

const forStudents = event({ title: 'Résumé clinic', audience: 'students' });
const forTpos = event({ title: 'AI in the placement cell', audience: 'tpo', category: 'TPO meet' });
const forBoth = event({ department: 'Computer Science' });
const all = [forStudents, forTpos, forBoth];

describe('a filter', () => {
  test('that is empty lets everything through, in its order', () => {
    expect(hasFilter(filter({ words: '  ' }))).toBe(false);
    expect(filterEvents(all, filter())).toEqual(all);
  });

  test.each([
    ['resume', [forStudents]],
    ['RÉSUMÉ', [forStudents]],
    ['jaipur panels', all],
    ['computer', [forBoth]],
    ['tpo meet', [forTpos]],
    ['jaipur nowhere', []],
  ])('by the words "%s" finds what has all of them, in any field', (words, found) => {
    expect(filterEvents(all, filter({ words }))).toEqual(found);
  });

  test('by audience finds what is for both as well', () => {
    expect(filterEvents(all, filter({ audience: 'students' }))).toEqual([forStudents, forBoth]);
    expect(filterEvents(all, filter({ audience: 'tpo' }))).toEqual([forTpos, forBoth]);
  });

  test('by category finds the exact one', () => {
    expect(filterEvents(all, filter({ category: 'TPO meet' }))).toEqual([forTpos]);
    expect(filterEvents(all, filter({ category: 'TPO' }))).toEqual([]);
  });
});
