import { expect, test } from 'vitest';
import {
  hasTokenInCookie,
  leavingToken,
  placeholderOf,
  sessionInCookie,
  tokensToMove,
} from '#src/shared/lib/token-placeholder.ts';
import { refreshTokenOf } from '#src/shared/schemas/stored-token.ts';

const id = '5f0e7f5a-50c3-4d3b-9d0f-2f9f1d1f6f10';

test('a placeholder names its session, and is nothing to move', () => {
  expect(sessionInCookie(placeholderOf(id))).toBe(id);
  expect(tokensToMove(placeholderOf(id))).toBeUndefined();
  expect(hasTokenInCookie({ refresh_token: placeholderOf(id) })).toBe(true);
});

test.each(['v4dq2mrs5b7x', 'a:b', '', '::'])(
  'tokens on their way come out as they were: %s',
  (refreshToken) => {
    const tokens = { accessToken: 'e30.e30.c2ln', refreshToken };
    expect(tokensToMove(leavingToken(tokens))).toEqual(tokens);
  },
);

test.each(['v4dq2mrs5b7x', id, ''])('a student’s token %s is taken for nothing else', (token) => {
  expect(sessionInCookie(token)).toBeUndefined();
  expect(tokensToMove(token)).toBeUndefined();
  expect(hasTokenInCookie({ refresh_token: token })).toBe(false);
});

test.each([undefined, null, 'text', 7, [], {}, { refresh_token: 7 }])(
  'a stored %j has no token in the cookie',
  (stored) => {
    expect(hasTokenInCookie(stored)).toBe(false);
  },
);

test.each([
  ['{"refresh_token":"abc"}', 'abc'],
  ['{"refresh_token":7}', ''],
  ['{}', ''],
  ['null', ''],
  [undefined, ''],
])('the body %s asks with %j', (body, token) => {
  expect(refreshTokenOf(body)).toBe(token);
});
