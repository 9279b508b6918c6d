import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findContentSamples } from '#src/build/samples/content-samples.ts';

const shipped = (path: string) =>
  path.endsWith('/') ? readdirSync(path).join('\n') : readFileSync(path, 'utf8');

/** The content with other texts in place of these. */
const withTexts =
  (changes: Record<string, [from: RegExp | string, to: string][]>) => (path: string) =>
    (changes[path] ?? []).reduce((text, [from, to]) => text.replaceAll(from, to), shipped(path));

const namesOf = (read: (path: string) => string) =>
  findContentSamples(read).map(({ what }) => what);

const everything = namesOf(shipped);

test('the content that came with the site is all named, with files that are there', () => {
  expect(findContentSamples(shipped)).toEqual(findContentSamples());
  expect(everything.length).toBeGreaterThanOrEqual(10);
  for (const { file } of findContentSamples()) expect(shipped(file), file).not.toBe('');
});

test.each<[string, string, [RegExp | string, string][]]>([
  ['Your name', 'content/site.json', [[/^ {2}"name": "[^"]+"/gm, '  "name": "Ila Sen"']]],
  ['Your email address', 'content/site.json', [['hello@mentor.example', 'ila@sen.example']]],
  ['Your phone number', 'content/site.json', [['+91 98290 00000', '+91 99999 12345']]],
  [
    'The links to the WhatsApp groups',
    'content/site.json',
    [[/chat\.whatsapp\.com\/(?:students|tpo)-group/g, 'chat.whatsapp.com/AbCdEf']],
  ],
  ['The outside payment forms', 'content/site.json', [['forms.example.com', 'forms.gle']]],
  [
    'The seller on receipts',
    'content/site.json',
    [
      [/^ {4}"name": "Ananya Mehra"/gm, '    "name": "Ila Sen"'],
      ['["Jaipur, Rajasthan, India"]', '["12 Lake Road", "Udaipur"]'],
    ],
  ],
  [
    'The figures of the home page',
    'content/home/impact.json',
    [
      ['10000', '812'],
      ['150', '31'],
      ['90', '77'],
    ],
  ],
  [
    'The short links',
    'content/short-links.json',
    [[/"https:\/\/[^"]+"/g, '"https://sen.example/own"']],
  ],
  ['The video of the TPO meet', 'content/programs/tpo-meet.mdx', [['tpomeet0001', 'dQ8z1x2y3w4']]],
  [
    'Where your sessions take place',
    'content/site.json',
    [['"sessionsOn": "Google Meet"', '"sessionsOn": "Zoom"']],
  ],
  [
    'Drawings in place of the photos',
    'content/images/',
    [[/(photo-[\w-]+|portrait)\.svg/g, '$1.jpg']],
  ],
])('an owner who replaces it sees “%s” go, and nothing else', (what, file, changes) => {
  expect(everything).toContain(what);
  expect(namesOf(withTexts({ [file]: changes }))).toEqual(
    everything.filter((name) => name !== what),
  );
});

test('one of two that is replaced is not enough', () => {
  const read = withTexts({ 'content/site.json': [['students-group', 'AbCdEf']] });
  expect(namesOf(read)).toEqual(everything);
});

test('an owner whose figures are right as they are can say so', () => {
  const read = withTexts({ 'content/confirmed.json': [['[]', '["figures"]']] });
  expect(namesOf(read)).toEqual(
    everything.filter((name) => name !== 'The figures of the home page'),
  );
});

test('an owner who confirms an unknown sample reads one sentence about it', () => {
  const read = withTexts({ 'content/confirmed.json': [['[]', '["figure"]']] });
  expect(() => findContentSamples(read)).toThrow(
    /^content\/confirmed\.json: "\[0\]" must be one of: .*figures/,
  );
});
