import sharp from 'sharp';
import { colours, wordsWidth } from './card-look.ts';
import type { Write } from './card-text.ts';
import { type Pixels, pixelsOf } from './pixels.ts';

/**
 * Anyone can propose an event, and one title must not end the build: lines, stacked marks and letters that no font draws
 * leave a card with less in it.
 */
export async function drawTitle(title: string, write: Write): Promise<Pixels> {
  const text = title.replace(/\s+/g, ' ').trim();
  const drawn = fitText((width) =>
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

/** The narrowest setting that needs no more lines: no line is left with a single word. */
async function fitText(draw: (width: number) => Promise<Pixels>): Promise<Pixels> {
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
