import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { limits } from '#src/config/limits.ts';
import { maximumPixels, pictureType, pixelsOf } from '#src/lib/blog-picture.ts';
import { takenFile, takenFolder, takenWidths } from '#src/lib/taken-picture.ts';
import {
  type TakenPicture,
  takenPictureSchema,
  type TakenPictures,
} from '#src/schemas/taken-picture.ts';
import { forEachAtOnce } from '../at-once.ts';
import { reasonOf } from '../public-rows.ts';
import { download } from './download.ts';

interface Options {
  /** Where the files lie; they are made once for each address, in whatever build. */
  folder: string;
  report: (text: string) => void;
  /** Whether an IP address may be asked. */
  mayAsk: (address: string) => boolean;
}

const knownSchema = z.record(
  z.string(),
  z.union([takenPictureSchema, z.object({ failedAt: z.number() })]),
);
type Known = z.infer<typeof knownSchema>;

const picturesAtOnce = 4;
const millisecondsForOne = 10_000;
/** A build does not wait longer for pictures; the next one goes on. */
const millisecondsForAll = 60_000;
/** A host that failed is left in peace for an hour, so that it does not slow every build. */
const millisecondsUntilRetry = 60 * 60 * 1000;

/**
 * Makes files of pictures on other hosts, so that no page has a visitor's browser ask those hosts. A picture is taken
 * over once: what its host shows later under the address does not reach the site.
 */
export async function takePictures(
  addresses: Iterable<string>,
  { folder, report, mayAsk }: Options,
): Promise<TakenPictures> {
  await mkdir(folder, { recursive: true });
  const before = await readKnown(folder);
  const known: Known = {};
  const missing: string[] = [];
  for (const address of new Set(addresses)) {
    const entry = before[address];
    if (entry && isSettled(entry, folder)) known[address] = entry;
    else missing.push(address);
  }

  const end = Date.now() + millisecondsForAll;
  await forEachAtOnce(picturesAtOnce, missing, async (address) => {
    const milliseconds = Math.min(millisecondsForOne, end - Date.now());
    if (milliseconds <= 0) return;
    try {
      const maximumBytes = limits.coverMaximumBytes;
      known[address] = await makeFiles(
        await download(address, { maximumBytes, milliseconds, mayAsk }),
        folder,
      );
    } catch (error) {
      known[address] = { failedAt: Date.now() };
      report(`A picture of ${hostOf(address)} was not taken over: ${reasonOf(error)}`);
    }
  });
  await write(knownFile(folder), JSON.stringify(known));
  return takenOf(known);
}

/** The files of a picture, as they are named in the folder. */
export const filesOf = (name: string) =>
  takenWidths.map((width) => takenFile(name, width).slice(takenFolder.length));

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : 'nowhere');

const takenOf = (known: Known): TakenPictures =>
  Object.fromEntries(
    // In one order, whichever answered first.
    Object.entries(known)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([address, entry]) => ('name' in entry ? [[address, entry] as const] : [])),
  );

const isSettled = (entry: Known[string], folder: string) =>
  'name' in entry
    ? filesOf(entry.name).every((file) => existsSync(join(folder, file)))
    : Date.now() < entry.failedAt + millisecondsUntilRetry;

const knownFile = (folder: string) => join(folder, 'known.json');

async function readKnown(folder: string): Promise<Known> {
  try {
    return knownSchema.parse(JSON.parse(await readFile(knownFile(folder), 'utf8')));
  } catch {
    return {};
  }
}

/** Judged by its content, whatever its host calls it; then drawn anew, without what a camera wrote into it. */
async function makeFiles(bytes: Buffer, folder: string): Promise<TakenPicture> {
  const type = pictureType(bytes);
  if (!type) throw new Error('it is no picture');
  if ((pixelsOf(bytes, type) ?? Infinity) > maximumPixels) throw new Error('it is too large');
  const upright = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' }).rotate();
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  let widest = { width: 0, height: 0 };
  for (const width of takenWidths) {
    const { data, info } = await upright
      .clone()
      .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 74 })
      .toBuffer({ resolveWithObject: true });
    await write(join(folder, takenFile(name, width).slice(takenFolder.length)), data);
    widest = { width: info.width, height: info.height };
  }
  return { name, ...widest };
}

async function write(file: string, content: Buffer | string): Promise<void> {
  // Two addresses can give the same picture at once.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
