// Writes the seed file that the Supabase CLI puts into a new database; our own start makes the same text when it needs it.
// With --draw it makes the covers and posters from their drawings first.
import { readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { makeSeed } from '../local/backend/make-seed.ts';

const inProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

async function draw(from: string, to: string) {
  const drawings = (await readdir(from)).filter((file) => file.endsWith('.svg'));
  for (const drawing of drawings) {
    const picture = join(to, `${basename(drawing, '.svg')}.webp`);
    await sharp(join(from, drawing)).webp({ quality: 72, effort: 6 }).toFile(picture);
  }
}

if (process.argv.includes('--draw')) {
  const covers = inProject('supabase/seed/covers');
  await draw(covers, covers);
  await draw(inProject('supabase/seed/posters'), inProject('public/posters'));
}
await writeFile(inProject('supabase/seed.sql'), await makeSeed());
