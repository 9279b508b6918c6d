import { createReadStream, existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeAtomic } from '#src/build/files/write-atomic.ts';
import { linkOrCopy } from '#src/build/files/link-or-copy.ts';
import { isOwnPicture, takenFolder, takenList } from '#src/shared/lib/taken-picture.ts';
import type { TakenPictures } from '#src/shared/schemas/taken-picture.ts';
import { readCachedBlog } from '#src/snapshot/articles.ts';
import { readCachedSnapshot } from '#src/snapshot/rows.ts';
import { takenRecord } from '#src/snapshot/taken-pictures.ts';
import { isPublicAddress } from './public-address.ts';
import { filesOf, takePictures } from './take-pictures.ts';

/** Takes pictures of other hosts over before any page is made, and puts their files into the site. */
export function foreignPictures(mayAsk = isPublicAddress): AstroIntegration {
  let folder = '';
  let origin = '';
  let taken: TakenPictures = {};

  async function take(report: (text: string) => void): Promise<void> {
    const addresses = await foreignAddresses(origin);
    taken = await takePictures(addresses, { folder, report, mayAsk });
    await writeAtomic(takenRecord(), JSON.stringify(taken));
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
  if (!existsSync(join(to, file))) linkOrCopy(join(from, file), join(to, file));
}

/** The addresses that the rows of this build name: they have been read before. */
async function foreignAddresses(origin: string): Promise<string[]> {
  const { events = [] } = (await readCachedSnapshot()) ?? {};
  const { posts = [] } = (await readCachedBlog()) ?? {};
  const addresses = [
    ...events.map(({ poster_url }) => poster_url),
    ...posts.map(({ coverimage, cover_version }) => (cover_version === null ? coverimage : null)),
  ].filter((address) => address !== null);
  return addresses.filter((address) => !isOwnPicture(address, origin));
}
