import { describe, expect, test } from 'vitest';
import { emailSchema } from '#src/shared/schemas/text.ts';
import { emailFormat } from '../../../local/payments/email-format.ts';

const isTaken = (address: string) => emailSchema.safeParse(address).success;

describe('someone can give the address', () => {
  test.each([
    'rohan@example.com',
    'Rohan.Sharma+jobs@mail.college.ac.in',
    '2021ucs1234@mnit.ac.in',
    'r_s-1@my-college.co',
    "o'neill@example.org",
    'r&d@example.technology',
    '-@x.io',
    'rohan@xn--i1b6b1a6a2e.xn--h2brj9c',
  ])('%s, and whoever is paid takes it too', (address) => {
    expect(isTaken(address)).toBe(true);
    expect(emailFormat.test(address)).toBe(true);
  });
});

describe('nobody can give the address', () => {
  test.each([
    'a..b@example.com',
    '.ab@example.com',
    'ab.@example.com',
    'jürgen@example.com',
    'रोहन@example.com',
    'rohan@müller.example',
    'rohan@-college.example',
    'rohan@college-.example',
    'rohan@college_1.example',
    'rohan@college',
    'rohan@127.0.0.1',
    'rohan@example.c',
    'rohan@@example.com',
    'rohan@.example',
    '@example.com',
    'rohan sharma@example.com',
    '"rohan"@example.com',
  ])('%s', (address) => {
    expect(isTaken(address)).toBe(false);
  });
});
