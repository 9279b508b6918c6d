import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { forEachConcurrent } from '#src/build/files/for-each-concurrent.ts';
import { writeAtomic } from '#src/build/files/write-atomic.ts';
import { linkOrCopy } from '#src/build/files/link-or-copy.ts';
import { builtCover, coverWidths, plainWidth } from '#src/features/blog/lib/cover.ts';
import { maximumPixels } from '#src/shared/lib/picture.ts';

const sizeSchema = z.object({ width: z.int(), height: z.int() });
export type CoverSizes = Map<string, z.infer<typeof sizeSchema>>;

interface CoveredPost {
  id: string;
  cover_version: string | null;
}

interface Options {
  /** The folder of the files; each picture's are made once, not in every build. */
  folder: string;
  /** The data string of a post's cover, or null when it has none any more. */
  load: (postId: string) => Promise<string | null>;
  report: (text: string) => void;
}

/** Encoding needs the processor; more at the same time would not be faster. */
const coversAtOnce = 3;

/** Makes the files of all covers that are not there yet, and tells the size of each by its version. */
export async function makeCovers(
  posts: CoveredPost[],
  { folder, load, report }: Options,
): Promise<CoverSizes> {
  const sizes: CoverSizes = new Map();
  const wanted = new Map(
    posts.flatMap(({ id, cover_version }) => (cover_version ? [[cover_version, id] as const] : [])),
  );
  const missing: [version: string, id: string][] = [];
  for (const [version, id] of wanted) {
    const size = readSize(folder, version);
    if (size) sizes.set(version, size);
    else missing.push([version, id]);
  }

  await forEachConcurrent(coversAtOnce, missing, async ([version, id]) => {
    const data = await load(id);
    if (data !== null) sizes.set(version, await makeCover(folder, version, data));
  });
  if (missing.length > 0) report(`${missing.length} covers made, ${sizes.size} in all`);
  return sizes;
}

/** Puts the files of these covers into the site. */
export function publishCovers(versions: Iterable<string>, folder: string, site: string): void {
  mkdirSync(join(site, 'covers'), { recursive: true });
  for (const file of [...versions].flatMap(filesOf)) {
    linkOrCopy(join(folder, file), join(site, 'covers', file));
  }
}

const fileOf = (...cover: Parameters<typeof builtCover>) =>
  builtCover(...cover).slice('/covers/'.length);

const filesOf = (version: string) => [
  ...coverWidths.map((width) => fileOf(version, width, 'avif')),
  fileOf(version, plainWidth, 'webp'),
];

const sizeFile = (folder: string, version: string) => join(folder, `${version}.json`);

/**
 * Undefined while a file is missing. Thousands are asked for in a row: waiting for each would take ten times as long.
 */
function readSize(folder: string, version: string) {
  try {
    const size = sizeSchema.parse(JSON.parse(readFileSync(sizeFile(folder, version), 'utf8')));
    return filesOf(version).every((file) => existsSync(join(folder, file))) ? size : undefined;
  } catch {
    return undefined;
  }
}

async function makeCover(folder: string, version: string, data: string) {
  const picture = await readPicture(data);
  for (const width of coverWidths) {
    const narrowed = picture
      .clone()
      .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true });
    await writeAtomic(
      join(folder, fileOf(version, width, 'avif')),
      await narrowed.clone().avif({ quality: 52, effort: 2 }).toBuffer(),
    );
    if (width === plainWidth) {
      await writeAtomic(
        join(folder, fileOf(version, width, 'webp')),
        await narrowed.webp({ quality: 74 }).toBuffer(),
      );
    }
  }
  const widest = await readFile(join(folder, fileOf(version, coverWidths[2], 'avif')));
  const { width, height } = await sharp(widest).metadata();
  await writeAtomic(sizeFile(folder, version), JSON.stringify({ width, height }));
  return { width, height };
}

/** The picture upright and without the data of a camera. An unreadable one is replaced by a drawing. */
async function readPicture(data: string) {
  const bytes = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
  try {
    const upright = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' }).rotate();
    return sharp(
      await upright
        .resize({
          width: coverWidths[2] * 2,
          height: coverWidths[2] * 2,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .toColourspace('srgb')
        .png({ compressionLevel: 1 })
        .toBuffer(),
    );
  } catch {
    return sharp(Buffer.from(standIn));
  }
}

const standIn = `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="810" viewBox="0 0 160 90">
<rect width="160" height="90" fill="#fbe6cc"/><circle cx="118" cy="34" r="16" fill="#b9560b"/>
<path d="M0 74c30-26 52-6 78-20s46-10 82 6v30H0z" fill="#1d6a50"/></svg>`;
