import { beforeEach, describe, expect, test } from 'vitest';
import { forgetWrites } from '../support/forget-writes.ts';
import { aReview, type Row } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { change, rowOf, stored } from './stored-review.ts';

useBackend();

beforeEach(async () => {
  await people.service.from('reviews').delete().neq('title', '').throwOnError();
  await forgetWrites(backend);
});

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
