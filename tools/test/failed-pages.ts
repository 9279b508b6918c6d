import { glob, readFile } from 'node:fs/promises';

const mostPages = 3;
const mostLines = 40;

/**
 * What was on the screen when a browser test failed, as Playwright has written it beside its picture: of a run on
 * another machine, only what it prints is left.
 */
export async function failedPages(folder: string): Promise<string> {
  const files = await Array.fromAsync(glob(`${folder}/*/error-context.md`));
  const pages = await Promise.all(files.sort().slice(0, mostPages).map(describe));
  return pages.join('');
}

async function describe(file: string): Promise<string> {
  const shown = mainPart(await readFile(file, 'utf8'));
  return shown ? `\n${file}\n${shown}\n` : '';
}

/** The header and the footer around it are the same everywhere. */
function mainPart(text: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => /^ *- main\b/.test(line));
  if (start < 0) return '';
  const after = lines.findIndex((line, at) => at > start && depth(line) <= depth(lines[start]!));
  const all = lines.slice(start, after < 0 ? undefined : after);
  return all
    .slice(0, mostLines)
    .join('\n')
    .replaceAll(/ \[(?:ref=|cursor=)[^\]]*\]/g, '');
}

const depth = (line: string) => line.search(/\S|$/);
