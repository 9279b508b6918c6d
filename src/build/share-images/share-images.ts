import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { forEachConcurrent } from '#src/build/files/for-each-concurrent.ts';
import { linkOrCopy } from '#src/build/files/link-or-copy.ts';
import type { PageFacts } from '#src/build/pages/page-facts.ts';
import { site } from '#src/shared/content/site.ts';
import { createOgImageRenderer, type ShareCard } from './share-card.ts';

/** Another number for each change of the design, so that cached cards of the old design are not used. */
const edition = 2;

/** Drawing needs the processor; more at the same time would not be faster. */
const cardsAtOnce = 3;

/**
 * Draws /share/{name}.png for every finished page that names one: its title, and the picture that it opens with.
 * Astro's cache keeps the drawings, so a rebuild draws only what has changed.
 */
export function shareImages(pages: PageFacts[]): AstroIntegration {
  let cache: URL;
  return {
    name: 'share-images',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = new URL('share-images/', config.cacheDir);
      },
      'astro:build:done': async ({ dir }) => {
        await mkdir(new URL('share/', dir), { recursive: true });
        await mkdir(cache, { recursive: true });
        const renderer = createOgImageRenderer();
        try {
          await drawMissing(pages, dir, async (file, card) => {
            const cached = new URL(`${fingerprint(card)}.png`, cache);
            if (!existsSync(cached)) await writeFile(cached, await renderer.render(card));
            linkOrCopy(fileURLToPath(cached), fileURLToPath(file));
          });
        } finally {
          await renderer.close();
        }
      },
    },
  };
}

async function drawMissing(
  pages: PageFacts[],
  dir: URL,
  draw: (file: URL, card: ShareCard) => Promise<void>,
) {
  const home = pages.find(({ file }) => file === 'index.html')?.openingPicture;
  const taken = new Set<string>();
  await forEachConcurrent(cardsAtOnce, pages, async ({ title, shareImage, openingPicture }) => {
    const name = shareImage && shareName(shareImage);
    if (!name || taken.has(name)) return;
    taken.add(name);
    const picture = openingPicture ?? home ?? '';
    await draw(new URL(`share/${name}`, dir), {
      title: title ?? site.name,
      line: site.tagline,
      brand: site.brand,
      picture: readFileSync(new URL(picture.slice(1), dir)),
    });
  });
}

/** `community.png`, when the page leaves its share image to us. */
const shareName = (address: string) =>
  /^\/share\/([\w-]+\.png)$/.exec(new URL(address).pathname)?.[1];

const fingerprint = (card: ShareCard) =>
  createHash('sha256')
    .update(JSON.stringify([edition, card.title, card.line, card.brand]))
    .update(card.picture)
    .digest('base64url')
    .slice(0, 27);
