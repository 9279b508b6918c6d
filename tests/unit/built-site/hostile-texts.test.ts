import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesHoldWords } from './hostile-files.ts';
import { pagesHoldWords } from './hostile-pages.ts';
import { pages, read, seed, sites, strings, useTwinSites } from './twin-sites.ts';

useTwinSites();

describe(`of ${strings} hostile strings (HOSTILE_SEED=${seed})`, () => {
  test('none makes, ends or changes an element', () => {
    expect(pages.length).toBeGreaterThan(strings / 10);
    const changed = pages.filter(({ differences }) => differences.length > 0);
    expect(changed.map(({ file, differences }) => [file, differences.slice(0, 3)])).toEqual([]);
  });

  test('none moves or widens the policy, which lists the code of its page and no other', () => {
    const header = read('_headers');
    expect(header).toBe(readFileSync(join(sites.plain, '_headers'), 'utf8'));
    const allowed = sourcesOf(/Content-Security-Policy: (.*)/.exec(header)?.[1], 'script-src');
    for (const { file, values } of pages) {
      expect(values['afterCharset'], file).toHaveLength(1);
      expect(values['policy'], file).toEqual(values['afterCharset']);
      const listed = sourcesOf(values['policy']?.[0], 'script-src');
      expect([...listed].sort(), file).toEqual(
        ["'self'", ...new Set(values['code']!.map(hashSource))].sort(),
      );
      expect(
        listed.filter((source) => !allowed.includes(source)),
        file,
      ).toEqual([]);
    }
  });

  pagesHoldWords();
  filesHoldWords();
});

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const sourcesOf = (policy: string | undefined, name: string) =>
  (policy ?? '')
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .find(([directive]) => directive === name)
    ?.slice(1) ?? [];
