import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { colours, wordsWidth } from './card-look.ts';
import { drawText, type Text, type Write } from './card-text.ts';
import { drawTitle } from './card-title.ts';
import { inLightColours } from './light-drawing.ts';
import { type Pixels, pixelsOf } from './pixels.ts';

const width = 1200;
const height = 630;

const margin = 72;

const picture = { width: 476, maxHeight: 440, radius: 28 };

export interface ShareCard {
  title: string;
  /** A line below the title. */
  line: string;
  brand: string;
  /** A drawing or photograph in any format that sharp reads. */
  picture: Buffer;
}

/** Draws share cards in the site's look. Costs nothing until the first card; close it after the last one. */
export function createOgImageRenderer() {
  let opened: Promise<{ folder: string; write: Write }> | undefined;

  return {
    async render(card: ShareCard): Promise<Buffer> {
      opened ??= layOutFont();
      return drawCard(card, (await opened).write);
    },
    async close(): Promise<void> {
      if (opened) await rm((await opened).folder, { recursive: true });
    },
  };
}

/** The text renderer takes its font from a file. */
async function layOutFont() {
  const folder = await mkdtemp(join(tmpdir(), 'share-cards-'));
  const fontfile = join(folder, 'display.ttf');
  await writeFile(fontfile, await displayFont());
  return { folder, write: (text: Text) => drawText(text, fontfile) };
}

/** The site's display face as the text renderer reads it: not compressed. */
async function displayFont(): Promise<Buffer> {
  const font = await readFile(new URL('../../shared/styles/fonts/fraunces.woff2', import.meta.url));
  const latin = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
  return subsetFont(font, `${latin}–—‘’“”…•·×éèüñ`, { targetFormat: 'sfnt' });
}

async function drawCard(card: ShareCard, write: Write): Promise<Buffer> {
  const brand = await write({ text: card.brand, size: 34, colour: colours.ink, width: wordsWidth });
  const title = await drawTitle(card.title, write);
  const line = await write({ text: card.line, size: 30, colour: colours.leaf, width: wordsWidth });
  const scene = await roundPicture(card.picture);

  const gap = 38;
  const wordsHeight = title.raw.height + gap + line.raw.height;
  const top = Math.round((height - wordsHeight) / 2) + 20;
  return sharp({ create: { width, height, channels: 3, background: colours.paper } })
    .composite([
      { input: mark, left: margin, top: margin - 18 },
      { ...brand, left: margin + 56, top: margin - 12 },
      { ...title, left: margin, top },
      { ...line, left: margin, top: top + title.raw.height + gap },
      {
        ...scene,
        left: width - margin - scene.raw.width,
        top: Math.round((height - scene.raw.height) / 2),
      },
    ])
    .png({ palette: true, colours: 96, dither: 0, effort: 1 })
    .toBuffer();
}

async function roundPicture(file: Buffer): Promise<Pixels> {
  const { format } = await sharp(file).metadata();
  const drawing = format === 'svg' ? Buffer.from(inLightColours(file.toString())) : file;
  const { input, raw } = await pixelsOf(
    sharp(drawing, { density: 144 })
      .resize({ width: picture.width, height: picture.maxHeight, fit: 'inside' })
      .ensureAlpha(),
  );
  const corners = Buffer.from(
    `<svg width="${raw.width}" height="${raw.height}"><rect width="100%" height="100%" rx="${picture.radius}"/></svg>`,
  );
  return pixelsOf(sharp(input, { raw }).composite([{ input: corners, blend: 'dest-in' }]));
}

// The logo, as features/site/sections/Logo.astro draws it.
const mark = Buffer.from(
  `<svg width="46" height="46" viewBox="0 0 30 30">
<rect x="2" y="19" width="7" height="9" rx="2" fill="#e4dac8"/>
<rect x="11.5" y="12" width="7" height="16" rx="2" fill="#1d6a50"/>
<rect x="21" y="5" width="7" height="23" rx="2" fill="#b9560b"/>
<circle cx="5.5" cy="9" r="4" fill="#b9560b"/></svg>`,
);
