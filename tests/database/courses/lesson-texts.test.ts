import { describe, expect, test } from 'vitest';
import { hostileLinks, hostileTexts } from '../support/hostile-values.ts';
import { aFile, aLesson, aModule } from '../support/sample-course.ts';
import type { Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';
import { addLesson, course, courseId, endToEndCourse, useCourse } from './course.ts';

useCourse();

const save = (changes: Row) =>
  people.admin.client
    .from('lessons')
    .insert(aLesson({ course_id: course.id, module_id: course.moduleId, ...changes }));

const stored = async (id: string) =>
  (await people.admin.client.from('lessons').select().eq('id', id).single().throwOnError())
    .data as Row;

describe('a lesson', () => {
  test('can have a text of 200 000 characters, and not one more', async () => {
    expect((await save({ body: 'a'.repeat(200_000) })).error).toBeNull();
    expect((await save({ body: 'a'.repeat(200_001) })).error?.code).toBe('23514');
    const id = await addLesson();
    const { error } = await people.admin.client
      .from('lessons')
      .update({ body: 'a'.repeat(200_001) })
      .eq('id', id);
    expect(error?.code).toBe('23514');
  });

  test.each(hostileTexts)('cannot have %s as its title, summary, text or task', async (_, text) => {
    for (const column of ['title', 'summary', 'body', 'task']) {
      expect((await save({ [column]: text })).error, column).not.toBeNull();
    }
  });

  test.each(hostileLinks)('cannot have %s as its video', async (_, video_url) => {
    expect((await save({ video_url })).error?.code).toBe('23514');
  });

  test.each([
    { slug: '../admin' },
    { slug: 'Ratios' },
    { slug: '' },
    { slug: 'a--b' },
    { slug: 'a'.repeat(81) },
    { status: 'hidden' },
    { unlock_after_days: -1 },
    { unlock_after_days: 366 },
    { video_minutes: 0 },
    { position: -1 },
    { title: 'x'.repeat(121) },
    { summary: 'x'.repeat(301) },
    { task: 'x'.repeat(2001) },
  ])('cannot have %j', async (changes) => {
    expect((await save(changes)).error?.code).toBe('23514');
  });

  test('cannot have the address of another one of its course', async () => {
    expect((await save({ slug: 'ratios' })).error).toBeNull();
    expect((await save({ slug: 'ratios' })).error?.code).toBe('23505');
  });

  test('keeps its address and its course', async () => {
    const id = await addLesson();
    const elsewhere = await courseId(endToEndCourse.slug);
    const module = aModule({ course_id: elsewhere });
    await people.service.from('course_modules').insert(module).throwOnError();
    for (const changes of [
      { slug: 'another' },
      { course_id: elsewhere, module_id: module['id'] },
      { id: crypto.randomUUID() },
    ]) {
      const { error } = await people.admin.client.from('lessons').update(changes).eq('id', id);
      expect(error?.code).toBe('42501');
    }
    expect(await stored(id)).toMatchObject({ course_id: course.id, slug: `lesson-${id}` });
  });

  test('counts its words itself, and says when it was changed last', async () => {
    const id = await addLesson({ body: '<p>Add the parts.</p>', word_count: 900 });
    const before = await stored(id);
    expect(before['word_count']).toBe(3);
    const saveOver = (title: string) =>
      people.admin.client
        .from('lessons')
        .update({ title, updated_at: '2099-01-01T00:00:00Z' })
        .eq('id', id)
        .eq('updated_at', before['updated_at'])
        .select('id');
    expect((await saveOver('First')).data).toHaveLength(1);
    expect((await saveOver('Second')).data).toEqual([]);
    expect((await stored(id))['updated_at']).not.toMatch(/^2099/);
  });

  test('leaves a line about its state when an admin adds or changes it', async () => {
    const id = await addLesson({ status: 'draft' });
    await people.admin.client.from('lessons').update({ status: 'published' }).eq('id', id);
    const { data } = await people.admin.client
      .from('admin_actions')
      .select('action, subject, summary')
      .eq('row_id', id);
    expect(data).toEqual([
      {
        action: 'changed',
        subject: 'Ratios in your head',
        summary: 'status: draft → published',
      },
    ]);
  });
});

describe('a file of a lesson', () => {
  const add = (lessonId: string, changes: Row = {}) =>
    people.admin.client.from('lesson_files').insert(aFile(lessonId, changes));
  const base64 = (bytes: number) => Buffer.alloc(bytes, 'x').toString('base64');

  test('has at most 5 MB', async () => {
    const id = await addLesson();
    const most = 5 * 1024 * 1024;
    expect((await add(id, { content_base64: base64(most + 1) })).error?.code).toBe('23514');
    expect((await add(id, { content_base64: base64(most) })).error).toBeNull();
    const { data } = await people.admin.client
      .from('lesson_files')
      .select('size')
      .eq('lesson_id', id);
    expect(data).toEqual([{ size: most }]);
  });

  test('is one of ten at most', async () => {
    const id = await addLesson();
    for (let count = 0; count < 10; count += 1) await add(id).throwOnError();
    expect((await add(id)).error?.code).toBe('23514');
  });

  test.each([
    { content_base64: '' },
    { content_base64: 'no base64!' },
    { content_type: 'text/html' },
    { content_type: 'image/svg+xml' },
    { content_type: null },
    { name: 'a\u202efdp.exe' },
    { name: ' ' },
    { name: 'x'.repeat(121) },
  ])('is not %j', async (changes) => {
    expect((await add(await addLesson(), changes)).error).not.toBeNull();
  });
});
