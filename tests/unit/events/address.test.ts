import { expect, test } from 'vitest';
import { eventSlug, idRangeOf } from '#src/features/events/lib/address.ts';

const id = '3f2a91bc-5c1d-4e5f-8a9b-0c1d2e3f4a5b';

test.each([
  ['Ten resumes, read out loud!', 'ten-resumes-read-out-loud-3f2a91bc'],
  ["What's next? AI & you", 'whats-next-ai-you-3f2a91bc'],
  ['  Résumé — clinic  ', 'resume-clinic-3f2a91bc'],
  ['साक्षात्कार', 'event-3f2a91bc'],
  ['../../etc/passwd', 'etc-passwd-3f2a91bc'],
  ['create', 'create-3f2a91bc'],
])('the address of "%s" is readable', (title, slug) => {
  expect(eventSlug({ id, title })).toBe(slug);
});

test('a long title makes no long address', () => {
  expect(eventSlug({ id, title: 'word '.repeat(60) }).length).toBeLessThanOrEqual(69);
});

test('an address finds its event by its end, with any words before', () => {
  const range = idRangeOf('another-title-3f2a91bc')!;
  expect(range.lowest <= id && id <= range.highest).toBe(true);
  expect(idRangeOf('another-title-3f2a91bd')!.lowest > id).toBe(true);
});

test.each(['create', 'ten-resumes', '', '3f2a91b', 'a-3F2A91BC', 'x3f2a91bc'])(
  '"%s" is no event\'s address',
  (slug) => expect(idRangeOf(slug)).toBeUndefined(),
);
