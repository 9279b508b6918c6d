import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSiteBuilder } from '../../../local/server/site-builder.ts';
import { versionOfInputs } from '../../../local/server/site-inputs.ts';
import { temporaryFolder } from './fixture.ts';

test('someone who asks for a build of what is built already sees that it is as of now', async () => {
  const data = await temporaryFolder();
  try {
    const query = () => Promise.resolve([]);
    const variables = { siteUrl: 'http://localhost', anonKey: 'a key' };
    const folder = join(
      data.path,
      'site',
      await versionOfInputs(query, { ...variables, turnstile: '' }),
    );
    const record = join(folder, 'build.json');
    await mkdir(folder, { recursive: true });
    await writeFile(record, JSON.stringify({ builtAt: '2026-01-01T00:00:00.000Z' }));

    const before = Date.now();
    const backend = { ...variables, backendUrl: 'http://localhost', query };
    const built = await createSiteBuilder(data.path).build(backend, AbortSignal.timeout(1));
    expect(built).toBe(folder);
    const { builtAt } = JSON.parse(await readFile(record, 'utf8')) as { builtAt: string };
    expect(Date.parse(builtAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(builtAt)).toBeLessThanOrEqual(Date.now());
  } finally {
    await data.remove();
  }
});
