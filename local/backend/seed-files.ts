import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** A text of the sample data as SQL. */
export function quote(text: string | undefined): string {
  if (!text) throw new Error('A field of the sample data is missing');
  return `'${text.replaceAll("'", "''")}'`;
}

/** The files of this kind, by name. */
export async function filesIn(folder: string, extension: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => extname(file) === extension).sort();
  return files.map((file) => join(folder, file));
}
