import { describe, expect, test } from 'vitest';
import { readAuthCallback, withoutAuthCallback } from '#src/shared/lib/auth-callback.ts';

const site = 'https://mentor.example';
const tokens = 'access_token=aaa&refresh_token=bbb&expires_in=3600&token_type=bearer';

describe('what a sign-in left in the address', () => {
  test.each([
    ['/', undefined],
    ['/auth?next=/events', undefined],
    ['/#about', undefined],
    ['/?code=abc', { kind: 'code' }],
    ['/#code=abc', undefined],
    [`/#${tokens}&type=recovery`, { kind: 'tokens' }],
    [`/?${tokens}`, { kind: 'tokens' }],
    [
      '/#error=access_denied&error_code=otp_expired&error_description=Link+is+invalid',
      { kind: 'refused', code: 'otp_expired' },
    ],
    [`/?code=abc&error=access_denied#${tokens}`, { kind: 'refused', code: 'access_denied' }],
  ])('%s', (path, expected) => {
    expect(readAuthCallback(site + path)).toEqual(expected);
  });
});

describe('the address afterwards', () => {
  test.each([
    ['/auth?next=%2Fevents&code=abc', '/auth?next=%2Fevents'],
    ['/?code=abc&sb_flow_id=f', '/'],
    [`/#${tokens}&type=recovery`, '/'],
    ['/#about', '/#about'],
    ['/events?category=A', '/events?category=A'],
  ])('%s becomes %s', (path, expected) => {
    expect(withoutAuthCallback(site + path)).toBe(expected);
  });
});
