// Makes the one font file that the site serves: Fraunces with the letters that headings use, cut for one weight and for
// sizes between a card's title and the hero. With its axes it has 39 kB instead of 12, and looks no different.
// Run it again after a new version of the font package or when headings need other characters.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';
const target = 'src/shared/styles/fonts/fraunces.woff2';

const basicLatin = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
const characters = `${basicLatin}₹–—‘’“”…•·×éèüñāīū\u00a0\u2009`;

const font = await subsetFont(await readFile(source), characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: 560, opsz: 48 },
});
await writeFile(target, font);
console.log(`${target}: ${font.byteLength} bytes`);
