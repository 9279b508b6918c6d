import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkBrowserFiles } from '#src/build/content/browser-files.ts';
import { findContentSamples } from '#src/build/samples/content-samples.ts';
import { repositoryFolder } from './repository.ts';
import { StartError } from './start-error.ts';

/**
 * Reads the JSON files of content/ as the build will, before anything is opened for it: a wrong one is told at once.
 * Throws a StartError with the sentence about it. The MDX files need Astro.
 */
export async function checkContent(): Promise<void> {
  try {
    checkBrowserFiles();
    findContentSamples();
    // Each checks its file when it is loaded.
    const readers = globSync('src/{shared,features/*}/content{.ts,/*.ts}', {
      cwd: repositoryFolder,
    });
    for (const file of readers) await import(pathToFileURL(join(repositoryFolder, file)).href);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const [line = ''] = reason.replaceAll(repositoryFolder, '').split('\n');
    throw new StartError(`The site could not be built: ${line}`);
  }
}
