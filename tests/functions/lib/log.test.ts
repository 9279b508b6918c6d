import { test } from 'vitest';
import { logFailure } from '../../../netlify/lib/site/log.ts';
import { DatabaseError } from '../../../netlify/lib/site/database.ts';
import { ProviderError } from '../../../netlify/lib/payment/provider-error.ts';
import { expectConsole } from '../../support/fail-on-console.ts';

test('our own errors say what happened', () => {
  expectConsole('error', /^checkout: DatabaseError: code 23505, status 409$/);
  logFailure('checkout', new DatabaseError('23505', 409));
  expectConsole('error', /^checkout: ProviderError: Stripe api_error 500$/);
  logFailure('checkout', new ProviderError('refused', 'Stripe api_error 500'));
});

test('the words of a foreign error, which may quote a person or a key, stay out of the log', () => {
  expectConsole('error', /^checkout: TypeError\n(\s+at (?!.*(sk_live|buyer)).*\n?)+$/);
  logFailure('checkout', new TypeError('sk_live_1 of buyer@example.com\n    at buyer@example.com'));
});

test('what is no error is named as such', () => {
  expectConsole('error', /^checkout: something that is no error was thrown$/);
  logFailure('checkout', 'buyer@example.com');
});
