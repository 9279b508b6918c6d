import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import subsetFont from 'subset-font';
import { inLightColours } from './light-drawing.ts';

const width = 1200;
const height = 630;

// The light tokens of styles/global.css: a shared link stands on other people's ground, so it has one look.
const colours = { paper: '#fbf7ef', ink: '#1c2430', leaf: '#1d6a50', soft: '#525c6b' };

const margin = 72;
const wordsWidth = 540;
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
export function createShareCardPress() {
  let opened: Promise<{ folder: string; write: Write }> | undefined;

  return {
    async draw(card: ShareCard): Promise<Buffer> {
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

/**
 * Anyone can propose an event, and one title must not end the build: lines, stacked marks and letters that no font draws
 * leave a card with less in it.
 */
async function drawTitle(title: string, write: Write): Promise<Pixels> {
  const text = title.replace(/\s+/g, ' ').trim();
  const drawn = balance((width) =>
    write({ text, size: titleSize(text), colour: colours.ink, width }),
  );
  return cropped(await drawn.catch(() => nothing));
}

const nothing: Pixels = {
  input: Buffer.alloc(4),
  raw: { width: 1, height: 1, channels: 4 },
};

const titleHeightMaximum = 400;

/** No letter may be wider or higher than the room of the title: the card would not take it. */
function cropped({ input, raw }: Pixels): Pixels | Promise<Pixels> {
  const width = Math.min(raw.width, wordsWidth);
  const height = Math.min(raw.height, titleHeightMaximum);
  if (width === raw.width && height === raw.height) return { input, raw };
  return pixelsOf(sharp(input, { raw }).extract({ left: 0, top: 0, width, height }));
}

const titleSize = (title: string) => (title.length <= 26 ? 76 : title.length <= 44 ? 66 : 56);

/** Pixels as sharp hands them from one picture to the next, without packing and unpacking them. */
interface Pixels {
  input: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

interface Text {
  text: string;
  size: number;
  colour: string;
  width: number;
}

type Write = (text: Text) => Promise<Pixels>;

/** The narrowest setting that needs no more lines: no line is left with a single word. */
async function balance(draw: (width: number) => Promise<Pixels>): Promise<Pixels> {
  let best = await draw(wordsWidth);
  // A line is far higher than the few pixels by which letters without a tail differ.
  const tallest = best.raw.height + 20;
  let [tooNarrow, narrowest] = [wordsWidth / 2, wordsWidth];
  while (narrowest - tooNarrow > 30) {
    const width = Math.round((tooNarrow + narrowest) / 2);
    const text = await draw(width);
    if (text.raw.height > tallest) {
      tooNarrow = width;
    } else {
      narrowest = width;
      best = text;
    }
  }
  return best;
}

async function drawText({ text, size, colour, width }: Text, fontfile: string): Promise<Pixels> {
  return pixelsOf(
    sharp({
      text: {
        text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
        font: `Fraunces ${size}`,
        fontfile,
        width,
        // Points are pixels at 72 dots per inch.
        dpi: 72,
        rgba: true,
        wrap: 'word-char',
      },
    }),
  );
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

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
