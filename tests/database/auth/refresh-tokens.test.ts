import { describe, expect, test } from 'vitest';
import { ask, backend, newAddress, password, useAuthService } from './auth-service.ts';

useAuthService();

describe('a refresh token', () => {
  async function signUp(): Promise<string> {
    const { body } = await ask('signup', { email: newAddress(), password });
    return String(body['refresh_token']);
  }
  const exchange = (refresh_token: string) =>
    ask('token?grant_type=refresh_token', { refresh_token });
  const next = async (token: string) => String((await exchange(token)).body['refresh_token']);
  const passSeconds = (seconds: number) =>
    backend.query(
      `update auth.refresh_tokens set updated_at = updated_at - interval '1 second' * $1::integer`,
      [seconds],
    );

  test('works again when the answer to it was lost', async () => {
    const first = await signUp();
    const second = await next(first);
    await passSeconds(60);
    expect(await next(first)).toBe(second);
    expect((await exchange(second)).status).toBe(200);
  });

  test('that several tabs send at once works in each', async () => {
    const first = await signUp();
    const newest = await next(await next(first));
    const answer = await exchange(first);
    expect(answer.status).toBe(200);
    expect((await exchange(newest)).status).toBe(200);
    expect((await exchange(String(answer.body['refresh_token']))).status).toBe(200);
  });

  test('that comes back after ten seconds ends the session of someone who has it', async () => {
    const first = await signUp();
    const newest = await next(await next(first));
    await passSeconds(11);
    const refused = { status: 400, body: { error_code: 'refresh_token_already_used' } };
    expect(await exchange(first)).toMatchObject(refused);
    await passSeconds(11);
    expect((await exchange(newest)).status).toBe(400);
  });
});
