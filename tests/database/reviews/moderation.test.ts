import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetWrites } from '../support/forget-writes.ts';
import { hostileTexts } from '../support/hostile-values.ts';
import { invitePeople, type Client, type People } from '../support/people.ts';
import { aReview, type Row } from '../support/sample-rows.ts';
import { openTestBackend, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let people: People;
beforeAll(async () => {
  backend = await openTestBackend();
  people = await invitePeople(backend);
});
afterAll(() => backend.close());
beforeEach(async () => {
  await people.service.from('reviews').delete().neq('title', '').throwOnError();
  await forgetWrites(backend);
});

async function stored(changes: Row = {}): Promise<Row> {
  const row = aReview({ user_id: people.student.id, ...changes });
  const { data } = await people.service
    .from('reviews')
    .insert(row)
    .select()
    .single()
    .throwOnError();
  return data as Row;
}

const rowOf = async ({ id }: Row) => {
  const { data } = await people.service
    .from('reviews')
    .select()
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data as Row | null;
};

const change = (client: Client, { id }: Row, changes: Row) =>
  client.from('reviews').update(changes).eq('id', id);

const idsSeenBy = async (client: Client) => {
  const { data } = await client.from('reviews').select('id').throwOnError();
  return (data ?? []).map(({ id }) => id as string);
};

const countSeenBy = async (client: Client) => {
  const { data } = await client.rpc('review_summary').throwOnError();
  return (data as { count: number }).count;
};

describe('an author', () => {
  test('can change every word and the stars, and the review says that it was edited', async () => {
    const review = await stored({ answer: 'Thank you.' });
    const words = {
      rating: 3,
      title: 'On second thought',
      content: 'Good, but short.',
      reviewer_name: 'R. Sharma',
      designation: 'Others',
    };
    expect((await change(people.student.client, review, words)).error).toBeNull();
    const row = await rowOf(review);
    expect(row).toMatchObject({ ...words, answer: 'Thank you.', created_at: review['created_at'] });
    expect(row?.['edited_at']).not.toBeNull();
  });

  test('saves nothing over a change that they have not seen', async () => {
    const review = await stored();
    const { client } = people.student;
    const saveFrom = (seen: Row, title: string) =>
      change(client, review, { title }).eq('updated_at', seen['updated_at']).select('id');
    expect((await saveFrom(review, 'First tab')).data).toHaveLength(1);
    expect((await saveFrom(review, 'Second tab')).data).toEqual([]);
    expect(await rowOf(review)).toMatchObject({ title: 'First tab' });
  });

  test('can withdraw it', async () => {
    const review = await stored();
    await people.student.client.from('reviews').delete().eq('id', review['id']);
    expect(await rowOf(review)).toBeNull();
  });

  test('reads a hidden review of theirs with the reason, and can still change it', async () => {
    const review = await stored({ hidden_reason: 'Names a third person' });
    const { data } = await people.student.client.from('reviews').select('hidden_reason');
    expect(data).toEqual([{ hidden_reason: 'Names a third person' }]);
    await change(people.student.client, review, { content: 'Without any name.' });
    expect(await rowOf(review)).toMatchObject({
      content: 'Without any name.',
      hidden_reason: 'Names a third person',
    });
  });

  test('cannot delete a hidden one, nor write another as long as it is hidden', async () => {
    const review = await stored({ hidden_reason: 'Names a third person' });
    const { client } = people.student;
    const again = aReview({ user_id: people.student.id });
    await client.from('reviews').delete().eq('id', review['id']);
    expect(await rowOf(review)).toEqual(review);
    expect((await client.from('reviews').insert(again)).error?.code).toBe('42501');
    expect(await rowOf(again)).toBeNull();

    await change(people.admin.client, review, { hidden_reason: null }).throwOnError();
    expect((await client.from('reviews').insert(again)).error).toBeNull();
    await client.from('reviews').delete().eq('id', review['id']).throwOnError();
    expect(await rowOf(review)).toBeNull();
  });

  const forbidden: [what: string, changes: Row][] = [
    ['show it again', { hidden_reason: null }],
    ['give another reason', { hidden_reason: 'No reason' }],
    ['answer it in the name of the mentor', { answer: 'I agree.' }],
    ['change the answer', { answer: null }],
    ['make it older', { created_at: '2001-01-01T00:00:00Z' }],
    ['give it to someone else', { user_id: '00000000-0000-4000-8000-000000000000' }],
    ['give it another id', { id: '00000000-0000-4000-8000-000000000000' }],
  ];
  test.each(forbidden)('cannot %s', async (_what, changes) => {
    const review = await stored({ hidden_reason: 'Advertising', answer: 'Please write to me.' });
    expect((await change(people.student.client, review, changes)).error?.code).toBe('42501');
    expect(await rowOf(review)).toEqual(review);
  });

  test.each(['hidden_at', 'answered_at', 'edited_at', 'updated_at'])(
    'cannot choose %s',
    async (column) => {
      const review = await stored();
      await change(people.student.client, review, { [column]: '2001-01-01T00:00:00Z' });
      expect((await rowOf(review))?.[column] ?? '').not.toMatch(/^2001/);
    },
  );

  test('cannot write a review that is answered, hidden or edited already', async () => {
    const row = aReview({
      user_id: people.student.id,
      answer: 'The best student I ever had.',
      hidden_reason: 'For later',
      edited_at: '2001-01-01T00:00:00Z',
    });
    await people.student.client.from('reviews').insert(row).throwOnError();
    expect(await rowOf(row)).toMatchObject({
      answer: null,
      answered_at: null,
      hidden_reason: null,
      hidden_at: null,
      edited_at: null,
    });
  });
});

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
