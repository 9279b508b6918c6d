import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import { hostileTexts } from '../support/hostile-values.ts';
import type { Person } from '../support/people.ts';
import type { Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';
import { addLesson, buy, newBuyer, refund, useCourse } from './course.ts';

useCourse();

let buyer: Person;
let lessonId: string;
beforeAll(async () => {
  buyer = await newBuyer();
});
beforeEach(async () => {
  lessonId = await addLesson();
});

const write = (note: unknown, changes: Row = {}, { client }: Person = buyer) =>
  client.from('lesson_notes').insert({ lesson_id: lessonId, note, ...changes });

async function noteOf({ client }: { client: Person['client'] } = buyer) {
  const { data } = await client
    .from('lesson_notes')
    .select('note, updated_at')
    .eq('lesson_id', lessonId)
    .maybeSingle();
  return data as { note: string; updated_at: string } | null;
}

const change = (note: string, seen?: string) => {
  const notes = buyer.client.from('lesson_notes').update({ note }).eq('lesson_id', lessonId);
  return (seen === undefined ? notes : notes.eq('updated_at', seen)).select('note, updated_at');
};

describe('a note', () => {
  test('that was changed on another device is not overwritten unseen', async () => {
    await write('From the phone').throwOnError();
    const seen = (await noteOf())?.updated_at ?? '';
    const { data } = await change('From the laptop', seen);
    expect(data).toHaveLength(1);
    expect((await change('Old, from the phone', seen)).data).toEqual([]);
    expect((await noteOf())?.note).toBe('From the laptop');
    // What the save answers is enough to go on with.
    expect((await change('Again', String(data?.[0]?.updated_at))).data).toHaveLength(1);
  });

  test('that two devices begin is one, and the second one is told', async () => {
    const answers = await Promise.all([write('From the phone'), write('From the laptop')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await noteOf()).not.toBeNull();
  });

  test('does not choose its time', async () => {
    await write('Mine', { updated_at: '2099-01-01T00:00:00Z' }).throwOnError();
    expect((await noteOf())?.updated_at).not.toMatch(/^2099/);
    await buyer.client
      .from('lesson_notes')
      .update({ updated_at: '2099-01-01T00:00:00Z' })
      .eq('lesson_id', lessonId)
      .throwOnError();
    expect((await noteOf())?.updated_at).not.toMatch(/^2099/);
  });

  test('has at most 4000 characters', async () => {
    expect((await write('x'.repeat(4001))).error?.code).toBe('23514');
    expect((await write('x'.repeat(4000))).error).toBeNull();
    expect((await change('x'.repeat(4001))).error?.code).toBe('23514');
  });

  test.each([...hostileTexts, ['null', null]])('is not %s', async (_what, text) => {
    expect((await write(text)).error).not.toBeNull();
    expect(await noteOf()).toBeNull();
  });

  test('is kept as it was written, markup and all', async () => {
    const note = `<img src=x onerror=alert(1)> '; drop table lessons; -- {{x}} \${x}\n=1+1`;
    await write(note).throwOnError();
    expect((await noteOf())?.note).toBe(note);
  });
});

describe('the note of somebody', () => {
  test('is read by nobody else, not even by an admin', async () => {
    await write('Mine').throwOnError();
    for (const other of [await newBuyer(), people.admin, { client: people.visitor }]) {
      expect(await noteOf(other)).toBeNull();
    }
  });

  test('is not changed, deleted or written by somebody else', async () => {
    await write('Mine').throwOnError();
    const other = await newBuyer();
    await other.client.from('lesson_notes').update({ note: 'Ours' }).eq('user_id', buyer.id);
    await other.client.from('lesson_notes').delete().eq('user_id', buyer.id);
    await other.client
      .from('lesson_notes')
      .upsert({ user_id: buyer.id, lesson_id: lessonId, note: 'Ours' });
    expect((await noteOf())?.note).toBe('Mine');
    lessonId = await addLesson();
    expect((await write('Ours', { user_id: buyer.id }, other)).error?.code).toBe('42501');
  });

  test('cannot be handed to somebody else', async () => {
    await write('Mine').throwOnError();
    const { error } = await buyer.client
      .from('lesson_notes')
      .update({ user_id: people.student.id })
      .eq('lesson_id', lessonId);
    expect(error?.code).toBe('42501');
  });

  test('stays readable when the course has ended, and can be deleted but not changed', async () => {
    const former = await newcomer();
    const orderId = await buy(former.email);
    await write('Mine', {}, former).throwOnError();
    await refund(orderId);
    expect((await noteOf(former))?.note).toBe('Mine');
    const { error } = await former.client
      .from('lesson_notes')
      .update({ note: 'Changed' })
      .eq('lesson_id', lessonId);
    expect(error?.code).toBe('42501');
    await former.client.from('lesson_notes').delete().eq('lesson_id', lessonId).throwOnError();
    expect(await noteOf(former)).toBeNull();
  });

  test('is not written in a lesson that they cannot read', async () => {
    expect((await write('Mine', {}, people.otherStudent)).error?.code).toBe('42501');
    lessonId = await addLesson({ unlock_after_days: 3 });
    expect((await write('Mine')).error?.code).toBe('42501');
  });
});
