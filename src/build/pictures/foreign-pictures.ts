import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as z from 'zod/mini';
import { isOwnPicture, takenFolder, takenList } from '#src/lib/taken-picture.ts';
import type { TakenPictures } from '#src/schemas/taken-picture.ts';
import { placeFile } from '../place-file.ts';
import { publicRows, readAll, reasonOf } from '../public-rows.ts';
import { isPublicAddress } from './public-address.ts';
import { filesOf, takePictures } from './take-pictures.ts';
import { takenRecord, takenPictures } from './taken-pictures.ts';

/** Takes pictures of other hosts over before any page is made, and puts their files into the site. */
export function foreignPictures(mayAsk = isPublicAddress): AstroIntegration {
  let folder = '';
  let origin = '';
  let taken: TakenPictures = {};

  async function take(report: (text: string) => void): Promise<void> {
    const addresses = await foreignAddresses(origin, report);
    taken = await takePictures(addresses, { folder, report, mayAsk });
    await keep(taken);
  }

  return {
    name: 'foreign-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(new URL('foreign-pictures/', config.cacheDir));
        origin = new URL(config.site ?? 'http://localhost').origin;
      },
      'astro:build:start': ({ logger }) => take((text) => logger.info(text)),
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        await mkdir(join(site, takenFolder), { recursive: true });
        for (const { name } of Object.values(taken)) {
          for (const file of filesOf(name)) placeOnce(folder, join(site, takenFolder), file);
        }
        await writeFile(join(site, takenList), JSON.stringify(taken));
      },
      'astro:server:setup': async ({ server, logger }) => {
        await take((text) => logger.info(text));
        server.middlewares.use(takenList, (_request, response) => {
          response.setHeader('Content-Type', 'application/json').end(JSON.stringify(taken));
        });
        server.middlewares.use(takenFolder, (request, response, next) => {
          const picture = createReadStream(join(folder, basename(request.url ?? '')));
          picture.on('error', () => next()).on('open', () => picture.pipe(response));
        });
      },
    },
  };
}

/** Two addresses can show the same picture. */
function placeOnce(from: string, to: string, file: string): void {
  if (!existsSync(join(to, file))) placeFile(join(from, file), join(to, file));
}

const eventsSchema = z.array(z.object({ poster_url: z.string() }));
const postsSchema = z.array(z.object({ coverimage: z.string() }));

/** The addresses that public rows name. Without an answer those of the last build serve, as its rows do. */
async function foreignAddresses(origin: string, report: (text: string) => void): Promise<string[]> {
  try {
    const [events, posts] = await Promise.all([
      readAll((from, to) =>
        publicRows()
          .from('events')
          .select('poster_url')
          .eq('status', 'approved')
          .not('poster_url', 'is', null)
          .order('id')
          .range(from, to),
      ),
      readAll((from, to) =>
        publicRows()
          .from('blog_posts')
          .select('coverimage')
          .is('cover_version', null)
          .not('coverimage', 'is', null)
          .order('id')
          .range(from, to),
      ),
    ]);
    return [
      ...eventsSchema.parse(events).map(({ poster_url }) => poster_url),
      ...postsSchema.parse(posts).map(({ coverimage }) => coverimage),
    ].filter((address) => !isOwnPicture(address, origin));
  } catch (error) {
    report(`The backend did not name its pictures (${reasonOf(error)}); the last ones serve.`);
    return Object.keys(await takenPictures());
  }
}

async function keep(taken: TakenPictures): Promise<void> {
  const file = takenRecord();
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, JSON.stringify(taken));
  await rename(unfinished, file);
}
