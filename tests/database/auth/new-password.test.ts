import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { siteUrl } from '../support/test-backend.ts';
import { backend, newAddress, password, useAuthService } from './auth-service.ts';

useAuthService();

describe('a new password', () => {
  function browser(): SupabaseClient {
    return createClient(siteUrl, backend.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    });
  }

  test('ends all other sessions and keeps this one', async () => {
    const email = newAddress();
    const [own, other] = [browser(), browser()];
    await own.auth.signUp({ email, password });
    await other.auth.signInWithPassword({ email, password });
    expect((await own.auth.updateUser({ password: 'four dry umbrellas' })).error).toBeNull();

    expect((await own.auth.refreshSession()).error).toBeNull();
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    expect((await other.auth.signInWithPassword({ email, password })).error).not.toBeNull();
  });

  test('ends a change of the address that someone else asked for', async () => {
    const email = newAddress();
    const [own, thief] = [browser(), browser()];
    await own.auth.signUp({ email, password });
    await thief.auth.signInWithPassword({ email, password });
    await thief.auth.updateUser({ email: newAddress() });
    await own.auth.updateUser({ password: 'four dry umbrellas' });
    expect(
      await backend.query(
        'select 1 from auth.users where email = $1 and email_change_token_new is not null',
        [email],
      ),
    ).toEqual([]);
  });
});
