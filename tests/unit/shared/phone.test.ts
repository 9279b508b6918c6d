import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bareNumber, isMobileNumber, keepDigits } from '#src/shared/lib/phone.ts';
import { validation } from '#src/shared/messages/validation.ts';
import { phoneNumber } from '#src/shared/schemas/text.ts';

const mobile = fc
  .tuple(fc.integer({ min: 6, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
  .map(([first, rest]) => `${first}${String(rest).padStart(9, '0')}`);
const prefix = fc.constantFrom('', '+91', '+91 ', '91', '91-', '0', '0 ', '0091 ', '(+91) ');
const mark = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2011');

/** A number as somebody might write it. */
const written = fc
  .tuple(prefix, mobile, fc.array(mark, { minLength: 10, maxLength: 10 }))
  .map(([before, digits, marks]) => ({
    digits,
    text: before + [...digits].map((digit, place) => digit + marks[place]).join(''),
  }));

/** What is in the field after each key, as long as the cursor stays at the end. */
const typeEach = (text: string) =>
  [...text].reduce((typed, key) => keepDigits(typed + key, typed.length + 1).kept, '');

/** The first sentence about the number, if it is refused. */
const sentenceOf = (phone: string) => phoneNumber().safeParse(phone).error?.issues[0]?.message;

describe('a mobile number', () => {
  test.each(['+91 98290 11223', '0 98290 11223', '919829011223', '098290-11223', '9829011223'])(
    'can be written as %s',
    (text) => {
      expect(phoneNumber().parse(text)).toBe('9829011223');
      expect(keepDigits(text, text.length).kept).toBe('9829011223');
      expect(typeEach(text)).toBe('9829011223');
    },
  );

  test('is the same however it is written, pasted or typed', () => {
    fc.assert(
      fc.property(written, ({ text, digits }) => {
        expect(bareNumber(text)).toBe(digits);
        expect(keepDigits(text, text.length)).toEqual({
          kept: digits,
          caret: 10,
          hasLeftOut: false,
        });
        expect(typeEach(text)).toBe(digits);
      }),
    );
  });

  test.each([
    ['', validation.phone],
    ['982901122', validation.phone],
    ['98290112233', validation.phone],
    ['98290 1122x', validation.phone],
    ['+44 7700 900123', validation.phone],
    ['+98 290 11223', validation.phone],
    ['९८२९०११२२३', validation.phone],
    ['5829011223', validation.mobileNumber],
    ['0145 2671234', validation.mobileNumber],
    ['0145267123', validation.mobileNumber],
    ['911452671234', validation.phone],
  ])('is not %j, and the sentence says why', (text, sentence) => {
    expect(sentenceOf(text)).toBe(sentence);
  });

  test('is what is stored of any text that is taken', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          written.map(({ text }) => text),
        ),
        (text) => {
          const { data } = phoneNumber().safeParse(text);
          if (data !== undefined) expect(isMobileNumber(data)).toBe(true);
        },
      ),
    );
  });
});

describe('a phone field', () => {
  test('keeps a prefix until it is one: a number may begin with 91', () => {
    expect(typeEach('9198290112')).toBe('9198290112');
    expect(typeEach('91982901122')).toBe('91982901122');
    expect(typeEach('919829011223')).toBe('9829011223');
  });

  test('keeps at most ten digits after a prefix, and tells when there were more', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 +-x') }), (text) => {
        const { kept, hasLeftOut, caret } = keepDigits(text, text.length);
        const digits = text.replace(/\D/g, '');
        expect(kept).toMatch(/^(?:(?:(?:00)?91|0)[6-9])?\d{0,10}$/);
        expect(digits).toContain(kept);
        expect(keepDigits(kept, caret)).toEqual({ kept, caret, hasLeftOut: false });
        if (!hasLeftOut) expect(digits.endsWith(kept)).toBe(true);
      }),
    );
  });

  test.each([
    ['98|29011223', 2],
    ['98a|29011223', 2],
    ['+91 98|290 11223', 2],
    ['91|9829011223', 0],
    ['9|19829011223', 0],
    ['98290 11223|', 10],
    ['98290112234|', 10],
  ])('leaves the cursor where it was in %s', (text, caret) => {
    expect(keepDigits(text.replace('|', ''), text.indexOf('|')).caret).toBe(caret);
  });
});
