import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { forEachConcurrent } from '#src/build/files/for-each-concurrent.ts';
import { writeAtomic } from '#src/build/files/write-atomic.ts';
import { reasonOf } from '#src/build/snapshot/public-rows.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { maximumPixels, pictureType, pixelsOf } from '#src/shared/lib/picture.ts';
import { takenFile, takenFolder, takenWidths } from '#src/shared/lib/taken-picture.ts';
import {
  type TakenPicture,
  takenPictureSchema,
  type TakenPictures,
} from '#src/shared/schemas/taken-picture.ts';
import { download } from './download.ts';

interface Options {
  /** The folder of the files; each address's are made once, not in every build. */
  folder: string;
  report: (text: string) => void;
  /** Whether an IP address may be asked. */
  mayAsk: (address: string) => boolean;
}

const outcomeSchema = z.union([takenPictureSchema, z.object({ failedAt: z.number() })]);
/** The result of a request for a picture. */
type Outcome = z.infer<typeof outcomeSchema>;

const picturesAtOnce = 4;
const millisecondsForOne = 10_000;
/** A build does not wait longer for pictures; the next build continues. */
const millisecondsForAll = 60_000;
/** A host that failed is not asked for an hour, so that it does not slow every build. */
const millisecondsUntilRetry = 60 * 60 * 1000;

/**
 * Makes files of pictures on other hosts, so that no page has a visitor's browser ask those hosts. A picture is taken
 * over once: what its host shows later under the address does not reach the site.
 */
export async function takePictures(
  addresses: Iterable<string>,
  options: Options,
): Promise<TakenPictures> {
  const taken: [address: string, picture: TakenPicture][] = [];
  const end = Date.now() + millisecondsForAll;
  await forEachConcurrent(picturesAtOnce, [...new Set(addresses)], async (address) => {
    const outcome =
      (await settledOutcome(address, options)) ?? (await newOutcome(address, end, options));
    if (outcome && 'name' in outcome) taken.push([address, outcome]);
  });
  // In a fixed order, not in the order of the answers.
  return Object.fromEntries(taken.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The result of an earlier build, if it is still valid. */
async function settledOutcome(address: string, { folder }: Options): Promise<Outcome | undefined> {
  try {
    const record = await readFile(recordOf(address, folder), 'utf8');
    const outcome = outcomeSchema.parse(JSON.parse(record));
    return isSettled(outcome, folder) ? outcome : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined when there is no time left before `end`. */
async function newOutcome(
  address: string,
  end: number,
  options: Options,
): Promise<Outcome | undefined> {
  const milliseconds = Math.min(millisecondsForOne, end - Date.now());
  if (milliseconds <= 0) return undefined;
  const outcome = await ask(address, milliseconds, options);
  await writeAtomic(recordOf(address, options.folder), JSON.stringify(outcome));
  return outcome;
}

async function ask(
  address: string,
  milliseconds: number,
  { folder, report, mayAsk }: Options,
): Promise<Outcome> {
  try {
    const maximumBytes = limits.coverMaximumBytes;
    return await makeFiles(await download(address, { maximumBytes, milliseconds, mayAsk }), folder);
  } catch (error) {
    report(`A picture of ${hostOf(address)} was not taken over: ${reasonOf(error)}`);
    return { failedAt: Date.now() };
  }
}

/** The files of a picture, as they are named in the folder. */
export const filesOf = (name: string) =>
  takenWidths.map((width) => takenFile(name, width).slice(takenFolder.length));

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : 'nowhere');

const isSettled = (outcome: Outcome, folder: string) =>
  'name' in outcome
    ? filesOf(outcome.name).every((file) => existsSync(join(folder, file)))
    : Date.now() < outcome.failedAt + millisecondsUntilRetry;

/** A file for each address: builds side by side share the folder, and none may forget what another has just taken. */
const recordOf = (address: string, folder: string) =>
  join(folder, `${createHash('sha256').update(address).digest('hex')}.json`);

/** We check the content, not the type that the host says, and encode it again without the data of a camera. */
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
    await writeAtomic(join(folder, takenFile(name, width).slice(takenFolder.length)), data);
    widest = { width: info.width, height: info.height };
  }
  return { name, ...widest };
}
