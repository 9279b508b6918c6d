import { glob, readFile } from 'node:fs/promises';

const mostPages = 3;
const mostLines = 40;

/**
 * What stood on the screen when a browser test failed, as Playwright has written it beside its picture: of a run on
 * another machine, only what it prints is left.
 */
export async function failedPages(folder: string): Promise<string> {
  const files = await Array.fromAsync(glob(`${folder}/*/error-context.md`));
  const pages = await Promise.all(files.sort().slice(0, mostPages).map(describe));
  return pages.join('');
}

const depth = (line: string) => line.search(/\S|$/);

async function describe(file: string): Promise<string> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  // The header and the footer around it are the same everywhere.
  const start = lines.findIndex((line) => /^ *- main\b/.test(line));
  if (start < 0) return '';
  const after = lines.findIndex((line, at) => at > start && depth(line) <= depth(lines[start]!));
  const shown = lines.slice(start, Math.min(after, start + mostLines));
  return `\n${file}\n${shown.join('\n').replaceAll(/ \[(?:ref=|cursor=)[^\]]*\]/g, '')}\n`;
}
