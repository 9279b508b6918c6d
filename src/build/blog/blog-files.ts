import { createReadStream, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { takeBlogSnapshot } from '#src/build/snapshot/blog-snapshot.ts';
import { searchFolder } from '#src/features/blog/lib/search.ts';
import type { CachedRows } from '#src/shared/schemas/cached-rows.ts';
import type { Blog } from '#src/snapshot/articles.ts';
import { publishCovers } from './covers.ts';
import { searchIndex } from './search-index.ts';

/**
 * Reads the articles before any page is made, and adds what is beside their pages: covers and the search index. Adds to
 * `cached` what is of an earlier build.
 */
export function blogFiles(cached: CachedRows[]): AstroIntegration {
  let coverFolder = '';
  let blog: Blog | undefined;
  return {
    name: 'blog-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        coverFolder = fileURLToPath(new URL('blog-covers/', config.cacheDir));
      },
      'astro:build:start': async ({ logger }) => {
        const taken = await takeBlogSnapshot({ coverFolder, report: (text) => logger.warn(text) });
        blog = taken.blog;
        if (taken.cached) cached.push(taken.cached);
      },
      'astro:build:done': async ({ dir }) => {
        if (!blog) return;
        publishCovers(coverVersions(blog), coverFolder, fileURLToPath(dir));
        for (const [name, content] of searchIndex(blog.posts)) {
          const file = fileURLToPath(new URL(`.${searchFolder}${name}`, dir));
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, content);
        }
      },
      'astro:server:setup': async ({ server, logger }) => {
        const report = (text: string) => logger.warn(text);
        const { blog } = await takeBlogSnapshot({ coverFolder, report });
        const index = searchIndex(blog.posts);
        server.middlewares.use(searchFolder, (request, response, next) => {
          const content = index.get(decodeURI(request.url ?? '').slice(1));
          if (content === undefined) return next();
          response.setHeader('Content-Type', 'application/json').end(content);
        });
        server.middlewares.use('/covers/', (request, response, next) => {
          const picture = createReadStream(`${coverFolder}${basename(request.url ?? '')}`);
          picture.on('error', () => next()).on('open', () => picture.pipe(response));
        });
      },
    },
  };
}

/** Each picture once: the covers whose files this build has. */
const coverVersions = ({ posts }: Blog) =>
  new Set(posts.flatMap(({ cover, cover_version }) => (cover && cover_version) || []));
