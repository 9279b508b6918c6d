import { expect, test } from 'vitest';
import { changedParts, mergeChanges } from '#src/shared/lib/merge-changes.ts';

const seen = { one: 'a', two: ['b'] };

test('what was changed, added or taken away is told by its name', () => {
  expect(changedParts(seen, { one: 'a', two: ['b', 'c'], three: '' })).toEqual(['two', 'three']);
  expect(changedParts(seen, { one: 'a' })).toEqual(['two']);
  expect(changedParts(seen, structuredClone(seen))).toEqual([]);
});

test('what was typed stays, and the rest follows what is stored by now', () => {
  const { merged, conflicts } = mergeChanges(
    seen,
    { ...seen, one: 'typed' },
    { one: 'a', two: [], three: 'new' },
  );
  expect(merged).toEqual({ one: 'typed', two: [], three: 'new' });
  expect(conflicts).toEqual([]);
});

test('what was changed in both places is told, unless it was changed to the same', () => {
  const typed = { ...seen, one: 'typed' };
  expect(mergeChanges(seen, typed, { ...seen, one: 'theirs' })).toEqual({
    merged: typed,
    conflicts: ['one'],
  });
  expect(mergeChanges(seen, typed, typed).conflicts).toEqual([]);
  expect(mergeChanges(seen, { two: ['b'] }, { ...seen, one: 'theirs' }).conflicts).toEqual(['one']);
});
