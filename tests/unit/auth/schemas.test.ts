import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { limits } from '#src/shared/lib/limits.ts';
import { validation } from '#src/shared/messages/validation.ts';
import {
  codeSchema,
  loginSchema,
  profileSchema,
  signUpSchema,
} from '#src/shared/schemas/account.ts';

const rohan = {
  fullName: 'Rohan Sharma',
  email: 'rohan@example.com',
  password: 'three wet umbrellas',
};

/** The first problem of each field. */
function problemsOf(schema: z.core.$ZodType, value: unknown): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const issue of z.safeParse(schema, value).error?.issues ?? []) {
    problems[String(issue.path[0])] ??= issue.message;
  }
  return problems;
}

describe('signing up', () => {
  test('trims the name and the address, and never the password', () => {
    const typed = {
      fullName: '  Rohan Sharma ',
      email: ' rohan@example.com ',
      password: ' eight ch ',
    };
    expect(z.parse(signUpSchema, typed)).toEqual({
      fullName: 'Rohan Sharma',
      email: 'rohan@example.com',
      password: ' eight ch ',
    });
  });

  test.each(['', '   ', '\u200b\u200d', '\u3164'])(
    'needs a visible full name, not %j',
    (fullName) => {
      expect(problemsOf(signUpSchema, { ...rohan, fullName })).toEqual({
        fullName: 'Full name is required for registration',
      });
    },
  );

  test.each(['', 'rohan', 'rohan@example', '@example.com', 'a b@example.com', 'a@b@example.com'])(
    'needs an address, not %j',
    (email) => {
      expect(problemsOf(signUpSchema, { ...rohan, email })).toEqual({ email: validation.email });
    },
  );

  test.each([
    ['seven characters', 'a'.repeat(limits.passwordMinimum - 1), validation.passwordTooShort],
    ['seven emoji of four bytes each', '🌱'.repeat(7), validation.passwordTooShort],
    ['73 letters', 'a'.repeat(limits.passwordMaximumBytes + 1), validation.passwordTooLong],
    ['25 Devanagari letters of three bytes', 'क'.repeat(25), validation.passwordTooLong],
    ['nothing', '', validation.password],
    ['a NUL', 'abcdefgh\0ijk', validation.unreadable],
    ['half a character', 'abcdefgh\ud83c', validation.unreadable],
  ])('refuses a password of %s', (_case, password, message) => {
    expect(problemsOf(signUpSchema, { ...rohan, password })).toEqual({ password: message });
  });

  test.each([
    ['eight letters', 'a'.repeat(limits.passwordMinimum)],
    ['72 letters', 'a'.repeat(limits.passwordMaximumBytes)],
    ['24 Devanagari letters', 'क'.repeat(24)],
  ])('takes a password of %s', (_case, password) => {
    expect(problemsOf(signUpSchema, { ...rohan, password })).toEqual({});
  });
});

describe('logging in', () => {
  test('takes a short password, which an older account may have', () => {
    expect(problemsOf(loginSchema, { email: rohan.email, password: 'short' })).toEqual({});
  });

  test('refuses what bcrypt would cut', () => {
    expect(problemsOf(loginSchema, { email: rohan.email, password: 'a'.repeat(73) })).toEqual({
      password: validation.passwordTooLong,
    });
  });
});

test('a code is six to ten digits', () => {
  expect(z.parse(codeSchema, { code: ' 123456 ' })).toEqual({ code: '123456' });
  for (const code of ['12345', '12345678901', '12 345', 'abcdef', '']) {
    expect(problemsOf(codeSchema, { code })).toEqual({ code: validation.code });
  }
});

test('a profile needs an address and no name', () => {
  expect(problemsOf(profileSchema, { email: '', fullName: '' })).toEqual({
    email: validation.email,
  });
  expect(problemsOf(profileSchema, { email: rohan.email, fullName: '' })).toEqual({});
});
