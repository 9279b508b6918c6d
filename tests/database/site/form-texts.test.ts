import { describe, expect, test } from 'vitest';
import { emailSchema, hasVisibleText, requiredText } from '#src/shared/schemas/text.ts';
import { hostileTexts } from '../support/hostile-values.ts';
import { ask, backend, useDatabase } from './asked-database.ts';

useDatabase();

describe('the database and the forms agree', () => {
  const texts = [
    'Rohan',
    ' Rohan ',
    'सीमा वर्मा',
    '👩🏽‍🎓 first year',
    'a\nb',
    '-',
    'x'.repeat(50),
    'x'.repeat(51),
    '\u00a0',
    '\u2800',
    'Rohan \ufffd',
    ...hostileTexts.map(([, text]) => text).filter((text) => !/[\0\ud83d]/.test(text)),
  ];
  test.each(texts.map((text) => [JSON.stringify(text.slice(0, 40)), text]))(
    'on the text %s',
    async (_name, text) => {
      const isAccepted = requiredText('missing', 50).safeParse(text).success;
      expect(await ask('private.is_text(btrim($1), 50)', text)).toBe(isAccepted);
    },
  );

  test('on each single character, seen or not', async () => {
    const seen = await backend.query<{ code: number }>(`
      select code from generate_series(1, 1114111) as code
      where code not between 55296 and 57343 and not private.is_visible(chr(code))
    `);
    const invisible = Array.from({ length: 0x10ffff }, (_, index) => index + 1)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .filter((code) => !hasVisibleText(String.fromCodePoint(code)));
    expect(seen.map(({ code }) => code)).toEqual(invisible);
  });

  const addresses = [
    'rohan@college.example',
    'rohan.sharma+jobs@mail.college.example',
    'rohan@college',
    'rohan@@college.example',
    'rohan@.example',
    'rohan@college..example',
    'rohan college@x.example',
    '<rohan@college.example>',
    'rohan@college.example\nbcc: all@college.example',
    '@college.example',
    `${'r'.repeat(250)}@x.example`,
    '',
  ];
  test.each(addresses)('on the address %j', async (address) => {
    const isAccepted = emailSchema.safeParse(address).success;
    expect(await ask('private.is_email($1)', address)).toBe(isAccepted);
  });
});

describe('the database takes more than the forms', () => {
  test.each(['रोहन@कॉलेज.भारत', 'rohan..sharma@college.example', 'rohan@college_1.example'])(
    'as the address %s, which no form asks a mailbox for',
    async (address) => {
      expect(await ask('private.is_email($1)', address)).toBe(true);
      expect(emailSchema.safeParse(address).success).toBe(false);
    },
  );
});
