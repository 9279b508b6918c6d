import { describe, expect, test } from 'vitest';
import type { AuthMail } from '../../../local/backend/app.ts';
import { digitsIn } from '../../support/mail-contents.ts';
import { siteUrl } from '../support/test-backend.ts';
import {
  backend,
  browser,
  confirmedAccount,
  follow,
  mailsTo,
  newAddress,
  password,
  useMailingBackend,
} from './mailing-backend.ts';

useMailingBackend();

describe('the link of a mail', () => {
  test('signs in the browser that asked for it, once, with nothing in the address but a code', async () => {
    const email = newAddress();
    const own = browser();
    await own.auth.signUp({ email, password });

    const target = await follow(email);
    expect(target.origin).toBe(siteUrl);
    expect(target.hash).toBe('');
    expect([...target.searchParams.keys()]).toEqual(['code']);

    const code = target.searchParams.get('code') ?? '';
    expect((await own.auth.exchangeCodeForSession(code)).data.user?.email).toBe(email);
    expect((await own.auth.exchangeCodeForSession(code)).error).not.toBeNull();
  });

  test('confirms the address but signs nobody in when another browser opens it', async () => {
    const email = newAddress();
    await browser().auth.signUp({ email, password });
    const code = (await follow(email)).searchParams.get('code') ?? '';

    const other = browser();
    await other.auth.signUp({ email: newAddress(), password });
    expect((await other.auth.exchangeCodeForSession(code)).error).not.toBeNull();
    expect((await other.auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('is known as a recovery', async () => {
    const email = await confirmedAccount();
    const own = browser();
    await own.auth.resetPasswordForEmail(email);
    const code = (await follow(email)).searchParams.get('code') ?? '';
    const { data, error } = await own.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data).toMatchObject({ redirectType: 'recovery' });
  });

  test('says that it was used before', async () => {
    const email = newAddress();
    await browser().auth.signUp({ email, password });
    await follow(email);
    const { hash, searchParams } = await follow(email);
    expect(searchParams.has('code')).toBe(false);
    expect(new URLSearchParams(hash.slice(1)).get('error_code')).toBe('otp_expired');
  });

  test('leaves no session behind that nobody has', async () => {
    const email = newAddress();
    await browser().auth.signUp({ email, password });
    await follow(email);
    expect(
      await backend.query(
        'select 1 from auth.sessions join auth.users on users.id = user_id where email = $1',
        [email],
      ),
    ).toEqual([]);
  });
});

describe('the digits of a mail', () => {
  test('confirm the address in any browser', async () => {
    const email = newAddress();
    await browser().auth.signUp({ email, password });
    const token = digitsIn(mailsTo(email)[0] as AuthMail);
    const { data, error } = await browser().auth.verifyOtp({ email, token, type: 'signup' });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  test('are replaced when the mail is asked for again', async () => {
    const email = newAddress();
    const own = browser();
    await own.auth.signUp({ email, password });
    expect((await own.auth.resend({ type: 'signup', email })).error).toBeNull();

    const [first, second] = mailsTo(email).map(digitsIn);
    const verify = (token = '') => browser().auth.verifyOtp({ email, token, type: 'signup' });
    expect((await verify(first)).error?.code).toBe('otp_expired');
    expect((await verify(second)).error).toBeNull();
  });
});
