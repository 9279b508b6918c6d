import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openBackend } from '../local/backend/backend.ts';
import { readCatalog } from './database-types/catalog.ts';
import { printTypes } from './database-types/print.ts';

export const typesFile = fileURLToPath(
  new URL('../src/shared/data/database.types.ts', import.meta.url),
);

/** The types of all public tables and functions, as the migrations make them. */
export async function generateTypes(): Promise<string> {
  const backend = await openBackend({ siteUrl: 'http://localhost' });
  try {
    return printTypes(await readCatalog(backend.query));
  } finally {
    await backend.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(typesFile, await generateTypes());
}
