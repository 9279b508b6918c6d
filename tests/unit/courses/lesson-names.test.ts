import { describe, expect, test } from 'vitest';
import { fileTypes } from '#src/features/courses/lib/file-types.ts';
import {
  acceptedFiles,
  lessonFileName,
  lessonFileType,
} from '#src/features/courses/lib/lesson-file.ts';
import { lessonSlug } from '#src/features/courses/lib/lesson-slug.ts';
import { lessonIdIn } from '#src/features/courses/paths/admin.ts';

describe('the address of a lesson', () => {
  test.each([
    ['Your first résumé: one page!', 'your-first-resume-one-page'],
    ['  C++ & Java -- what to say ', 'c-java-what-to-say'],
    ['रिज़्यूमे', ''],
    ['रिज़्यूमे (resume)', 'resume'],
    [`${'word '.repeat(16)}longer`, 'word-'.repeat(16).slice(0, -1)],
    ['x'.repeat(90), 'x'.repeat(80)],
  ])('of "%s" is "%s"', (title, slug) => {
    expect(lessonSlug(title)).toBe(slug);
  });
});

test.each([
  ['/admin/courses/lessons/new', undefined],
  ['/admin/courses/lessons/', undefined],
  ['/admin/courses/lesson', undefined],
  ['/admin/courses/lessons/abc', 'abc'],
  ['/admin/courses/lessons/abc/', 'abc'],
])('the editor at %s opens the lesson %s', (pathname, id) => {
  expect(lessonIdIn({ pathname })).toBe(id);
});

describe('a file of a lesson', () => {
  test('has one of the types that the database takes', () => {
    const types = acceptedFiles.split(',').map(lessonFileType);
    expect([...new Set(types)].sort()).toEqual(Object.keys(fileTypes).sort());
  });

  test.each([
    ['Résumé.DOCX', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['voice.m4a', 'audio/mp4'],
    ['page.html', undefined],
    ['pdf', undefined],
    ['run.pdf.exe', undefined],
  ])('%s has the type %s', (name, type) => {
    expect(lessonFileType(name)).toBe(type);
  });

  test.each([
    ['one page.pdf', 'one page.pdf'],
    ['a\u202efdp.txt', 'afdp.txt'],
    ['.pdf', 'file.pdf'],
    [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ])('"%s" is stored as "%s"', (given, name) => {
    expect(lessonFileName(given)).toBe(name);
  });
});
