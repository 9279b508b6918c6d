import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import mdx from '@astrojs/mdx';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { writtenFiles } from '#src/shared/content/collections.ts';
import { readContent } from '#src/shared/content/read-content.ts';
import { setUp } from '../../support/site/set-up.ts';

interface Reading {
  schema: z.core.$ZodType;
  content: unknown;
}

/** What the build checks in each content file. */
const readings = new Map<string, Reading>();

const files = globSync('content/**/*.*', { exclude: ['content/images/**'] }).map((file) =>
  file.replaceAll('\\', '/'),
);

/** The modules whose readings are to be listed; Astro alone can load the one of the collections. */
const readers = globSync('src/**/*.ts').filter(
  (file) =>
    !/content\.config\.ts$|read-content\.ts$/.test(file) &&
    readFileSync(file, 'utf8').includes('readContent('),
);

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('#src/shared/content/read-content.ts', () => ({
    readContent: (file: string, schema: z.core.$ZodType, content: unknown) => {
      readings.set(file, { schema, content });
      return readContent(file, schema, content);
    },
  }));
  // Most read their file when they are loaded.
  for (const file of readers) await import(pathToFileURL(file).href);
  const { browserFiles } = await import('#src/build/content/browser-files.ts');
  await setUp(browserFiles());
  const { findContentSamples } = await import('#src/build/samples/content-samples.ts');
  findContentSamples();
  const [mdxFile] = await setUp(mdx());
  for (const { folder, names, schema } of Object.values(writtenFiles)) {
    for (const name of names) {
      const file = `${folder}/${name}.mdx`;
      const contents = readFileSync(file, 'utf8');
      const entry = await mdxFile?.getEntryInfo({ fileUrl: pathToFileURL(file), contents });
      readings.set(file, { schema, content: entry?.data });
    }
  }
});

afterAll(() => {
  vi.doUnmock('#src/shared/content/read-content.ts');
  vi.resetModules();
});

type Path = (string | number)[];

/** Every place of a file that holds a value: fields, lists and groups. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return [path];
  const inside = Array.isArray(value)
    ? value.map((item: unknown, index) => placesIn(item, [...path, index]))
    : Object.entries(value).map(([name, item]) => placesIn(item, [...path, name]));
  return [path, ...inside.flat()];
}

/** The content with another value in one place. */
function withValue(content: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = structuredClone(content) as Record<string | number, unknown>;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

const valueAt = (content: unknown, path: Path) =>
  path.reduce((value, key) => (value as Record<string | number, unknown>)[key], content);

/** A value of a kind that the place cannot hold. */
const otherKind = (value: unknown) => (typeof value === 'string' ? 7 : 'wrong');

const nameOf = (path: Path) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .slice(1);

function complaint({ schema, content }: Reading, file: string): string {
  try {
    readContent(file, schema, content);
    return 'nothing is wrong';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test.each(files)('a wrong value in %s is named with its field and what it must be', (file) => {
  const reading = readings.get(file);
  if (!reading) throw new Error(`Nothing in src reads ${file}.`);
  const { schema, content } = reading;
  expect(complaint(reading, file)).toBe('nothing is wrong');
  const unclear = placesIn(content).flatMap((path) => {
    const wrong = withValue(content, path, otherKind(valueAt(content, path)));
    const said = complaint({ schema, content: wrong }, file);
    const where = path.length === 0 ? `${file}: the file ` : `${file}: "${nameOf(path)}" `;
    const what = said.startsWith(where) ? said.slice(where.length) : '';
    return /^(?:must|has|names) [^\n]+\.$/.test(what) ? [] : [`${where}… said: ${said}`];
  });
  expect(unclear).toEqual([]);
});

test.each<[string, Path, unknown, string]>([
  ['content/offers.json', ['genericSession', 'priceInRupees'], 0, 'must be above 0.'],
  ['content/offers.json', ['genericSession', 'priceInRupees'], 9.5, 'must be a whole number.'],
  ['content/offers.json', ['genericSession', 'name'], '', 'must not be empty.'],
  ['content/home/impact.json', ['counters', 0, 'target'], -1, 'must be at least 0.'],
  ['content/home/impact.json', ['counters'], [], 'must not be empty.'],
  ['content/home/hero.json', ['buttons'], ['Start'], 'must hold at least 2.'],
  ['content/home/about.mdx', ['photos'], [], 'must hold exactly 4.'],
  ['content/site.json', ['phone'], 'call me', 'must be a phone number like "+91 98290 00000".'],
  ['content/site.json', ['email'], 'hello', 'must be an email address.'],
  [
    'content/site.json',
    ['schedulerUrl'],
    'http://calendly.com/mentor',
    'must be an address that begins with https://.',
  ],
  [
    'content/site.json',
    ['schedulerUrl'],
    'https://mentor:secret@calendly.com/mentor',
    'must be an address without a user name or password.',
  ],
  [
    'content/site.json',
    ['schedulerUrl'],
    'https://calendly.com.evil.example/mentor',
    'names calendly.com.evil.example, which the pages’ content policy keeps out of frames: use one of calendly.com, cal.com, calendar.google.com, or add it to src/shared/lib/frame-sources.ts.',
  ],
])('%s: %j cannot be %j', (file, path, value, expected) => {
  const reading = readings.get(file);
  if (!reading) throw new Error(`Nothing in src reads ${file}.`);
  const content = withValue(reading.content, path, value);
  expect(complaint({ ...reading, content }, file)).toBe(`${file}: "${nameOf(path)}" ${expected}`);
});
