import { expect, test } from 'vitest';
import { contentPolicy } from '#src/build/pages/content-policy.ts';
import { frameProblem, frameSources } from '#src/shared/lib/frame-sources.ts';

test('an owner can name each scheduler that the content policy lets into a frame', () => {
  const { directives } = contentPolicy({
    siteUrl: 'https://mentor.example',
    backendUrl: undefined,
  });
  const allowed = directives
    ?.find((text) => text.startsWith('frame-src'))
    ?.split(' ')
    .slice(1);
  expect(allowed).toEqual(frameSources);
  for (const source of frameSources)
    expect(frameProblem(`${source}/mentor?month=1`)).toBe(undefined);
});

test.each([
  'https://calendly.com:8443/mentor',
  'https://www.calendly.com/mentor',
  'https://scheduler.example/',
])('an owner reads that %s would stay an empty frame', (address) => {
  expect(frameProblem(address)).toContain(`names ${new URL(address).host}, `);
});
