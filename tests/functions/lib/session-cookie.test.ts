import { expect, test } from 'vitest';
import { setFunctionsEnvironment } from '../../support/functions-environment.ts';
import { forgetToken, keepToken, keptToken } from '../../../netlify/lib/auth/session-cookie.ts';

setFunctionsEnvironment();

const id = '5f0e7f5a-50c3-4d3b-9d0f-2f9f1d1f6f10';
const on = (origin: string, cookie = '') =>
  new Request(`${origin}/.netlify/functions/admin-session`, { headers: { cookie } });
const [hosted, local] = ['https://mentor.example', 'http://localhost:4321'];

test('over https the cookie is secure, and its name says so', () => {
  const [value, ...attributes] = keepToken(on(hosted), id, 'token').split('; ');
  expect(value).toMatch(new RegExp(`^__Secure-admin-session=${id}\\.[\\w-]+\\.[\\w-]+$`));
  expect(attributes).toEqual([
    'Path=/.netlify/functions/admin-session',
    'Max-Age=2592000',
    'HttpOnly',
    'SameSite=Strict',
    'Secure',
  ]);
  expect(forgetToken(on(hosted))).toContain('__Secure-admin-session=; Path=');
});

test('over http it is not, or browsers would drop it', () => {
  expect(keepToken(on(local), id, 'token')).not.toContain('ecure');
});

test.each(['abc-_123', 'a.b.c', 'with; every=thing, "in" it', 'नमस्ते'])(
  '%s comes back as it was',
  (token) => {
    const [cookie = ''] = keepToken(on(hosted), id, token).split(';');
    expect(keptToken(on(hosted, `theme=dark; ${cookie}; a=b`), id)).toBe(token);
  },
);

const other = `7${id.slice(1)}`;
const kept = () => keepToken(on(hosted), id, 'token').split(';')[0] ?? '';

test.each([
  ['another session', () => keepToken(on(hosted), other, 'token').split(';')[0] ?? ''],
  ['a session in place of another', () => kept().replace(id, other)],
  ['a name that only ends alike', () => `x${kept()}`],
  ['the name that http has', () => kept().replace('__Secure-', '')],
  ['a token that was exchanged', () => kept().replace(/\.[^.]+\./, '.b3RoZXI.')],
  ['a signature that was cut', () => kept().slice(0, -1)],
  ['no signature', () => kept().replace(/\.[^.]+$/, '')],
  ['no cookie', () => ''],
])('%s keeps no token', (_, cookie) => {
  expect(keptToken(on(hosted, kept()), id)).toBe('token');
  expect(keptToken(on(hosted, cookie()), id)).toBeUndefined();
});
