import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHtml } from '../parse-html.ts';

export interface BuiltPage {
  /** Relative to the site's folder, such as `course/resume-mastery.html`. */
  file: string;
  /** Where visitors find it, such as `/course/resume-mastery`. */
  address: string;
  html: string;
  /** Parsed when first asked for. */
  readonly document: Document;
}

export interface BuiltSite {
  folder: string;
  /** All files, relative to the folder, with forward slashes. */
  files: string[];
  pages: BuiltPage[];
  read(file: string): Buffer;
  /** The file that answers for an address of this site, or undefined. */
  fileAt(address: string): string | undefined;
}

/** Where the built site is: SITE_DIR, or dist. */
const siteFolder = () => process.env['SITE_DIR'] || 'dist';

/** Reads the folder that `astro build` wrote. The pages are what is there: a new page is tested without being listed. */
export function readBuiltSite(folder = siteFolder()): BuiltSite {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(
      `There is no built site in ${folder}: run \`npm test -- site\` or \`npm run build\`.`,
    );
  }
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const known = new Set(files);
  const read = (file: string) => readFileSync(join(folder, file));
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => createPage(file, read(file).toString()));
  return {
    folder,
    files,
    pages,
    read,
    fileAt(address) {
      const path = decodeURI(new URL(address, 'http://site').pathname).slice(1);
      const candidates = [path, `${path}.html`, join(path, 'index.html')];
      return candidates.find((file) => known.has(file));
    },
  };
}

function createPage(file: string, html: string): BuiltPage {
  let document: Document | undefined;
  return {
    file,
    address: addressOf(file),
    html,
    get document() {
      return (document ??= parseHtml(html));
    },
  };
}

/** `index.html` is `/`, `events.html` and `events/index.html` are `/events`. */
function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
}
