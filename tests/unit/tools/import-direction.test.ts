import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allowedImports } from '../../support/allowed-imports.ts';
import { forbiddenAcross } from '../../support/forbidden-imports-across.ts';
import { forbiddenInTheSite } from '../../support/forbidden-imports.ts';
import {
  emptyRooms,
  misplacedFiles,
  upwardImports,
  type SourceFiles,
} from '../../support/import-direction.ts';
import { rooms } from '../../support/import-rules.ts';

const code = '{ts,tsx,mts,mjs,js,jsx,astro,mdx}';

function readSources(): SourceFiles {
  const paths = globSync([
    `src/**/*.${code}`,
    `netlify/**/*.${code}`,
    'content/**/*.mdx',
    'src/**/*.css',
  ]);
  return new Map(
    paths.map((path) => [
      path.replaceAll('\\', '/'),
      // A stylesheet is listed so that its folder counts as present; what it imports is the bundler's concern.
      path.endsWith('.css') ? '' : readFileSync(path, 'utf8'),
    ]),
  );
}

describe('the project', () => {
  const files = readSources();

  test('imports only downwards', () => {
    expect(upwardImports(files)).toEqual([]);
  });

  test('keeps every source file in a place of the plan and has no barrel', () => {
    expect(misplacedFiles(files)).toEqual([]);
  });

  test('has something in every room', () => {
    expect(emptyRooms(files)).toEqual([]);
  });
});

describe('the check', () => {
  const upward = (file: string, source: string) => upwardImports(new Map([[file, source]]));

  test.each([...forbiddenInTheSite, ...forbiddenAcross])('catches %s', (_what, file, source) => {
    expect(upward(file, source)).toHaveLength(1);
  });

  test.each(allowedImports)('accepts %s', (_what, file, source) => {
    expect(upward(file, source)).toEqual([]);
  });

  test('names what has no place in the plan', () => {
    const files = new Map([
      ['src/utils/misc.ts', ''],
      ['src/features/misc/lib/x.ts', ''],
      ['src/features/events/utils/x.ts', ''],
      ['src/shared/islands/X.tsx', ''],
      ['src/features/events/content.ts', ''],
      ['src/features/events/content/words.ts', ''],
    ]);
    expect(misplacedFiles(files)).toEqual([
      'src/utils/misc.ts: utils has no place in src or netlify',
      'src/features/misc/lib/x.ts: misc is not a room',
      'src/features/events/utils/x.ts: a room has no utils',
      'src/shared/islands/X.tsx: shared has no islands',
    ]);
  });

  test('names barrels, by name and by content', () => {
    const files = new Map([
      ['src/shared/ui/index.ts', 'export const x = 1;'],
      [
        'src/shared/ui/all.ts',
        `export * from './Button.tsx';\nexport { Field } from './Field.tsx';`,
      ],
      ['src/pages/index.astro', '<p/>'],
    ]);
    expect(misplacedFiles(files)).toHaveLength(2);
  });

  test('names a room that is gone', () => {
    expect(emptyRooms(new Map([['src/features/events/lib/x.ts', '']]))).toEqual(
      rooms.filter((room) => room !== 'events'),
    );
  });
});
