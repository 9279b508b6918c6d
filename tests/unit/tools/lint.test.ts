import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { accepted } from './lint-accepted.ts';
import { refused } from './lint-refused.ts';

const found = new Map<string, string[]>();

// The rules go by where a file is, so the linter reads a folder that is laid out like this one.
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linted-'));
  try {
    for (const part of ['.oxlintrc.json', 'tools/lint']) {
      await cp(part, join(folder, part), { recursive: true });
    }
    for (const [, file, source] of [...refused, ...accepted]) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), source, { flag: 'wx' });
    }
    const oxlint = resolve('node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { filename: string; code?: string; message: string }[];
    };
    for (const { filename, code, message } of diagnostics) {
      found.set(filename, [...(found.get(filename) ?? []), code ?? message]);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each(refused)('the linter catches %s', (_what, file, _source, rule) => {
  expect(found.get(file)).toContain(rule);
});

test.each(accepted)('the linter accepts %s', (_what, file) => {
  expect(found.get(file)).toBeUndefined();
});
