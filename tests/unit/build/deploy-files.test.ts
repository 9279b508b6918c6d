import { expect, test } from 'vitest';
import { postRules } from '#src/build/redirects/deploy-files.ts';

test('a former address of an article leads on to where it is now', () => {
  expect(postRules({ before: 'now', पहले: 'a=b' })).toEqual([
    '/blog/before /blog/now 301',
    '/blog/%E0%A4%AA%E0%A4%B9%E0%A4%B2%E0%A5%87 /blog/a=b 301',
  ]);
});

test('no former address takes other addresses with it', () => {
  expect(postRules({ 'before*': 'now', '*': 'now', ':name': 'now', 'a:b': 'now' })).toEqual([]);
  expect(postRules({ before: ':splat', then: 'n*w' })).toEqual([]);
});
