import { expect, test } from 'vitest';
import { passwordStrength } from '#src/features/auth/lib/password-strength.ts';

test.each([
  ['', 'weak'],
  ['password', 'weak'],
  ['Password1234!', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['12345678', 'weak'],
  ['rohan.sharma', 'weak'],
  ['monsoon7', 'fair'],
  ['blue-kettle', 'good'],
  ['three wet umbrellas', 'strong'],
  ['तीन गीली छतरियाँ', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password, ['Rohan Sharma', 'rohan@example.com'])).toBe(strength);
});
