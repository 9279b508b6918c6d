import { AuthApiError } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { AuthFailure } from '#src/shared/data/auth-failure.ts';
import { refusalAdvice } from '#src/shared/messages/account.ts';
import { problemOf } from '#src/shared/stores/account-problem.ts';

const problem = (code: string, message: string, status = 422) =>
  problemOf(new AuthFailure(new AuthApiError(message, status, code)));

// The words of the service are those of supabase/auth, internal/api.
test.each([
  ['email_address_not_authorized', 'Email address "a@b.in" cannot be used as it is not authorized'],
  ['captcha_failed', 'captcha protection: request disallowed (timeout-or-duplicate)'],
  ['signup_disabled', 'Signups not allowed for this instance'],
  ['email_provider_disabled', 'Email signups are disabled'],
  ['unexpected_failure', 'Error sending confirmation email'],
])('whom the service refuses with %s reads its words and what to do', (code, message) => {
  expect(problem(code, message)).toBe(`${message}. ${refusalAdvice.get(code)}`);
  expect(refusalAdvice.get(code)).toMatch(/^[A-Z].*\.$/);
});

test('words that say it all stay alone', () => {
  const message = 'Password is known to be weak and easy to guess, please choose a different one.';
  expect(problem('weak_password', message)).toBe(message);
  expect(problem('invalid_credentials', 'Invalid login credentials', 400)).toBe(
    'Invalid login credentials',
  );
});
