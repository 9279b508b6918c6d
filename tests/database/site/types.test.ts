import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generateTypes, typesFile } from '../../../tools/database-types.ts';

test('database.types.ts is what the migrations make (node tools/database-types.ts writes it)', async () => {
  expect(await readFile(typesFile, 'utf8')).toBe(await generateTypes());
});
