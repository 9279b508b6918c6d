import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { setFunctionsEnvironment } from '../../support/functions-environment.ts';
import { documentOf, mailOf } from './course-mail.ts';

beforeAll(setFunctionsEnvironment);

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 150 }),
  fc
    .array(
      fc.constantFrom(
        'Asha',
        '</blockquote><b>',
        '<img src=x onerror=alert(1)>',
        '</title><script>alert(1)</script>',
        '&lt;',
        '"\'`',
        '$&',
        '\r\nBcc: b@evil.example',
        '\r',
        '\u0085',
        '\u2028',
        '\n\nDear Ananya, your account ends. Open https://evil.example',
        ' ',
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

/** What somebody typed, by the mail and the field in which it is repeated. */
const typed = [
  ['lesson_question', 'question'],
  ['lesson_answer', 'question'],
  ['lesson_answer', 'answer'],
  ['task_marked', 'comment'],
] as const;

test.each(typed)('whatever is typed, the mail %s holds its %s as a quote', (kind, field) => {
  const frame = mailOf(kind, { [field]: 'x' });
  const elementsOf = (mail: { html: string }) =>
    [...documentOf(mail).querySelectorAll('*:not(br)')].map((element) => [
      element.tagName,
      ...[...element.attributes].map(({ name, value }) => `${name}=${value}`),
    ]);
  const elements = elementsOf(frame);
  const unquoted = (text: string) => text.split('\n').filter((line) => !line.startsWith('> '));
  fc.assert(
    fc.property(hostile, (words) => {
      const mail = mailOf(kind, { [field]: words });
      expect(mail.subject).toBe(frame.subject);
      expect(elementsOf(mail)).toEqual(elements);
      // Nothing that somebody typed stands where our own words do.
      expect(unquoted(mail.text)).toEqual(unquoted(frame.text));
    }),
    { numRuns: 50 },
  );
});

test.each(['lesson_question', 'task_handed_in'])(
  'whatever is typed as a name, the mentor’s mail %s shows it as one line of text',
  (kind) => {
    const parts = (learner: string) => {
      const { html, text } = mailOf(kind, { learner });
      return { tags: html.split('<').length, lines: text.split('\n').length };
    };
    const expected = parts('Rohan');
    fc.assert(
      fc.property(hostile, (words) => {
        expect(parts(`R ${words}`)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  },
);
