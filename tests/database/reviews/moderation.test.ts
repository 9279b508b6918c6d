import { beforeEach, describe, expect, test } from 'vitest';
import { forgetWrites } from '../support/forget-writes.ts';
import { hostileTexts } from '../support/hostile-values.ts';
import type { Client } from '../support/people.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { change, rowOf, stored } from './stored-review.ts';

useBackend();

beforeEach(async () => {
  await people.service.from('reviews').delete().neq('title', '').throwOnError();
  await forgetWrites(backend);
});

const idsSeenBy = async (client: Client) => {
  const { data } = await client.from('reviews').select('id').throwOnError();
  return (data ?? []).map(({ id }) => id as string);
};

const countSeenBy = async (client: Client) => {
  const { data } = await client.rpc('review_summary').throwOnError();
  return (data as { count: number }).count;
};

describe('an admin', () => {
  test('can hide a review, which leaves the list and the summary of everyone', async () => {
    const shown = await stored({ rating: 5 });
    const review = await stored({ rating: 1 });
    const { client } = people.admin;
    expect((await change(client, review, { hidden_reason: 'Advertising' })).error).toBeNull();
    expect((await rowOf(review))?.['hidden_at']).not.toBeNull();
    expect(await idsSeenBy(people.visitor)).toEqual([shown['id']]);
    expect(await idsSeenBy(people.otherStudent.client)).toEqual([shown['id']]);
    expect(await idsSeenBy(people.student.client)).toHaveLength(2);
    expect(await idsSeenBy(client)).toHaveLength(2);
    for (const reader of [people.visitor, people.student.client, client]) {
      expect(await countSeenBy(reader)).toBe(1);
    }
  });

  test('can show it again', async () => {
    const review = await stored({ hidden_reason: 'By mistake' });
    await change(people.admin.client, review, { hidden_reason: null }).throwOnError();
    expect(await rowOf(review)).toMatchObject({ hidden_reason: null, hidden_at: null });
    expect(await idsSeenBy(people.visitor)).toEqual([review['id']]);
    expect(await countSeenBy(people.visitor)).toBe(1);
  });

  test('can answer, change the answer and take it back; the review itself stays as it was', async () => {
    const review = await stored();
    const { client } = people.admin;
    await change(client, review, { answer: 'Thank you.' }).throwOnError();
    const answered = await rowOf(review);
    expect(answered).toMatchObject({ answer: 'Thank you.', edited_at: null });
    expect(answered?.['answered_at']).not.toBeNull();
    await change(client, review, { answer: 'Thank you, Rohan.' }).throwOnError();
    expect((await rowOf(review))?.['answered_at']).not.toBe(answered?.['answered_at']);
    await change(client, review, { answer: null }).throwOnError();
    expect(await rowOf(review)).toMatchObject({ answer: null, answered_at: null });
  });

  test.each(['rating', 'title', 'content', 'reviewer_name', 'designation'])(
    "cannot change the %s of someone else's review",
    async (column) => {
      const review = await stored();
      const value = column === 'rating' ? 4 : column === 'designation' ? 'Dean' : 'Changed';
      expect((await change(people.admin.client, review, { [column]: value })).error?.code).toBe(
        '42501',
      );
      expect(await rowOf(review)).toEqual(review);
    },
  );

  test('cannot hide without a reason that can be read', async () => {
    const review = await stored();
    for (const reason of ['', '  ', '\u200b', 'a'.repeat(201)]) {
      expect(
        (await change(people.admin.client, review, { hidden_reason: reason })).error,
      ).not.toBeNull();
    }
    expect(await rowOf(review)).toEqual(review);
  });

  test.each(hostileTexts)('cannot answer with %s', async (_what, text) => {
    const review = await stored();
    expect((await change(people.admin.client, review, { answer: text })).error).not.toBeNull();
    expect(await rowOf(review)).toEqual(review);
  });

  test('who has lost the role can no longer hide or answer', async () => {
    const review = await stored();
    const { client, id } = people.admin;
    await people.service.from('user_roles').update({ role: 'user' }).eq('user_id', id);
    await change(client, review, { hidden_reason: 'Advertising' });
    await change(client, review, { answer: 'Thank you.' });
    await people.service.from('user_roles').update({ role: 'admin' }).eq('user_id', id);
    expect(await rowOf(review)).toEqual(review);
  });
});

test('the reason of a hidden review cannot be guessed by filters', async () => {
  await stored({ hidden_reason: 'Advertising' });
  for (const client of [people.visitor, people.otherStudent.client]) {
    const { data } = await client.from('reviews').select('id').like('hidden_reason', 'A%');
    expect(data).toEqual([]);
    const counted = await client.from('reviews').select('*', { count: 'exact', head: true });
    expect(counted.count).toBe(0);
  }
});
