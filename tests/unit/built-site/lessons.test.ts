import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { learningWorker } from '#src/shared/lib/learning-worker.ts';
import { readText } from '#src/shared/lib/rich-text/text.ts';
import { snapshotFile } from '#src/snapshot/file.ts';
import { readBuiltSite } from '../../support/site/built-site.ts';

const site = readBuiltSite();

interface SampleLesson {
  name: string;
  isFree: boolean;
  /** What only its readers may read. */
  sentences: string[];
  /** What nobody may read before an attempt. */
  explanations: string[];
}

const lessons = await Promise.all(globSync('supabase/seed/lessons/*/*.html').map(readLesson));

async function readLesson(path: string): Promise<SampleLesson> {
  const { free, task, quiz } = JSON.parse(readFileSync(path.replace(/html$/, 'json'), 'utf8')) as {
    free: boolean;
    task: { prompt: string };
    quiz: { explanation: string }[];
  };
  const html = readFileSync(path, 'utf8').replaceAll('\n', '');
  // Each run by itself: in HTML there is an element between one and the next.
  const runs = (await readText(html)).flatMap((line) => line.runs);
  const texts = runs.map(({ text }) => text.trim()).filter((text) => text.length > 60);
  return {
    name: path,
    isFree: free,
    sentences: [...texts, ...(free ? [] : [task.prompt])],
    explanations: quiz.map(({ explanation }) => explanation),
  };
}

// As it stands in HTML, in JSON and in a script: for most texts all the same.
const forms = (text: string) => [
  ...new Set([text, JSON.stringify(text).slice(1, -1), text.replaceAll('&', '&amp;')]),
];

const snapshot = existsSync(snapshotFile()) ? [readFileSync(snapshotFile(), 'utf8')] : [];
const readable = /\.(?:html|js|json|xml|txt|ics|css)$/;
const everything = [
  ...site.files.filter((file) => readable.test(file)).map((file) => site.read(file).toString()),
  ...snapshot,
].join('\n');

const found = (texts: string[]) =>
  texts.filter((text) => forms(text).some((form) => everything.includes(form)));

test('the sample has the lessons of both courses, as long as people read at once', () => {
  expect(lessons).toHaveLength(8 + 24);
  for (const { name, sentences } of lessons) expect(sentences.length, name).toBeGreaterThan(3);
  expect(lessons.filter(({ isFree }) => isFree)).toHaveLength(2);
});

test('no file of the site and no snapshot has a text that is paid for', () => {
  const paid = lessons.filter(({ isFree }) => !isFree).flatMap(({ sentences }) => sentences);
  expect(paid.length).toBeGreaterThan(200);
  expect(found(paid)).toEqual([]);
});

test('nor what is right in a quiz, of free lessons neither', () => {
  expect(found(lessons.flatMap(({ explanations }) => explanations))).toEqual([]);
  expect(everything).not.toContain('right_options');
});

test('the text of a free lesson is there, so that a search engine finds it', () => {
  const free = lessons.filter(({ isFree }) => isFree).flatMap(({ sentences }) => sentences);
  expect(found(free).length).toBeGreaterThan(free.length * 0.95);
});

test('the worker of lessons is one file: not every browser has workers that import', () => {
  expect(site.read(learningWorker.slice(1)).toString()).not.toMatch(/\bimport\b/);
});
