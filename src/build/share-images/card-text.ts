import sharp from 'sharp';
import { type Pixels, pixelsOf } from './pixels.ts';

export interface Text {
  text: string;
  size: number;
  colour: string;
  width: number;
}

export type Write = (text: Text) => Promise<Pixels>;

export async function drawText(
  { text, size, colour, width }: Text,
  fontfile: string,
): Promise<Pixels> {
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

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
