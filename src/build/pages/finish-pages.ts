import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type PageFacts, factsOf } from './page-facts.ts';
import { writeIslands } from './page-islands.ts';
import { placePolicy, takePolicy } from './page-policy.ts';
import { mergeScripts } from './page-scripts.ts';
import { createPageStyler, sheetReader } from './page-styles.ts';
import { type PageTree, pageText, readPage, removeComments } from './page-tree.ts';
import { startScript } from './plain-scripts.ts';

/**
 * The last steps for each page that Astro has written: its own styles, one script, its own policy. Each page is
 * parsed once; what the integrations after this one need of it is added to `pages`.
 */
export function finishPages(pages: PageFacts[]): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const start = `${folder}${startScript}`;
        const finish = createFinisher(
          createPageStyler(sheetReader(folder)),
          readFileSync(start, 'utf8').trim(),
        );
        rmSync(start);
        // One after the other: thousands of posts need no memory for all at once. Reading a page takes a tenth of the
        // time that waiting for it would.
        for (const name of globSync('**/*.html', { cwd: folder }).sort()) {
          const path = `${folder}/${name}`;
          const file = name.replaceAll('\\', '/');
          const { html, ...facts } = finish(file, readFileSync(path, 'utf8'));
          writeFileSync(path, html);
          pages.push({ file, ...facts });
        }
      },
    },
  };
}

type FinishedPage = Omit<PageFacts, 'file'> & { html: string };

/** The policy comes last: it names what is in the page then. Errors name the page. */
export function createFinisher(style: (page: PageTree) => void, start: string) {
  return (file: string, html: string): FinishedPage => {
    try {
      const page = readPage(html);
      const policy = takePolicy(page);
      const facts = factsOf(page);
      style(page);
      removeComments(page.document);
      writeIslands(page);
      mergeScripts(page, start);
      const inlineScripts = placePolicy(page, policy);
      return { html: pageText(page), inlineScripts, ...facts };
    } catch (error) {
      throw new Error(`The page ${file} cannot be published: ${(error as Error).message}`);
    }
  };
}
