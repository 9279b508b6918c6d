import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, expect, test } from 'vitest';

// Locally the functions run from their source. Here they are bundled by what Netlify bundles them with.
const repository = fileURLToPath(new URL('../../..', import.meta.url));
const source = join(repository, 'netlify/functions');

let folder: string;
let bundles: Awaited<ReturnType<typeof zipFunctions>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundles-'));
  bundles = await zipFunctions(source, folder, {
    archiveFormat: 'none',
    basePath: repository,
    config: { '*': {} },
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('every function is bundled, and one runs on a schedule', async () => {
  const names = (await readdir(source)).map((file) => file.replace('.mts', ''));
  expect(bundles.map(({ name }) => name).sort()).toEqual(names.sort());
  expect(bundles.filter(({ schedule }) => schedule).map(({ name }) => name)).toEqual(['reconcile']);
});

test('a bundled function finds all that it imports, and answers', async () => {
  for (const { name, path } of bundles) {
    const module = join(path, 'netlify/functions', `${name}.mjs`);
    const { default: handle } = (await import(/* @vite-ignore */ module)) as {
      default: (request: Request) => Promise<Response>;
    };
    const answer = await handle(new Request('https://site.example/', { method: 'PATCH' }));
    expect(answer.status, name).toBe(405);
  }
});
