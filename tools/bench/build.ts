import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type Backend, openBackend } from '../../local/backend/backend.ts';
import { buildSite, siteVariables } from '../../local/server/astro.ts';
import { serveHttp } from '../../local/server/http-server.ts';
import { report } from './report.ts';

const siteUrl = 'http://localhost:8888';
const usageReporter = fileURLToPath(new URL('report-usage.ts', import.meta.url));

interface Figures {
  pages: number;
  seconds: number;
  cpuInSeconds: number;
  memoryInMB: number;
}

/**
 * What a blog of this many posts takes to build, each with a text and a cover of its own. The bars are those of every
 * build but the first, which draws each cover and share image once and for all: its figures come without a bar.
 * BENCH_POSTS="100 200" takes other sizes.
 */
export async function benchBuild(): Promise<void> {
  const sizes = (process.env['BENCH_POSTS'] ?? '1000 5000').split(' ').map(Number);
  const again: Figures[] = [];
  for (const size of sizes) again.push(await benchSize(size));
  const [small, large] = [again[0], again.at(-1)];
  if (!small || !large) return;
  const speed = small.pages / small.seconds;
  report('pages a second', speed.toFixed(0), 'at least 100', speed >= 100);
  report('memory', `${small.memoryInMB.toFixed(0)} MB`, 'under 1536 MB', small.memoryInMB < 1536);
  if (small === large) return;
  const growth = large.cpuInSeconds / small.cpuInSeconds / (large.pages / small.pages);
  const bar = 'at most 1: linear';
  report(`time per page, ${sizes.at(-1)} / ${sizes[0]} posts`, growth.toFixed(2), bar, growth <= 1);
}

async function benchSize(posts: number): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-build-'));
  const backend = await openBackend({ seed: 'sample', siteUrl });
  const server = await serveHttp({ port: 0, handle: (request) => backend.fetch(request) });
  const build = () => measureBuild(folder, `http://127.0.0.1:${server.port}`, backend.anonKey);
  try {
    await addPosts(backend, posts);
    describe(`${posts} posts, first`, await build());
    await backend.query(
      `update public.blog_posts set title = title || '!' where id = (select id from public.blog_posts limit 1)`,
    );
    const again = await build();
    describe(`${posts} posts, again`, again);
    return again;
  } finally {
    await server.close();
    await backend.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies of the sample's articles, each with another title, text and picture. */
async function addPosts({ query }: Backend, count: number): Promise<void> {
  const perStatement = 100;
  for (let start = 0; start < count; start += perStatement) {
    const numbers = Array.from(
      { length: Math.min(perStatement, count - start) },
      (_, i) => start + i,
    );
    const covers = await Promise.all(numbers.map(coverOf));
    await query(
      `insert into public.blog_posts (title, slug, excerpt, content, author, publishedat,
         coverimage_data, coverimage_filename, coverimage_content_type)
       select article.title || ', part ' || number, article.slug || '-' || number, article.excerpt,
         article.content || '<p>This was part ' || number || '.</p>', 'Meena Rao',
         now() - interval '1 day' - number * interval '1 hour', cover, 'cover.png', 'image/png'
       from jsonb_to_recordset($1) as wanted (number int, cover text)
       cross join lateral (
         select * from public.blog_posts where author = 'Ananya Mehra' order by id offset number % 8 limit 1
       ) as article`,
      [JSON.stringify(numbers.map((number, index) => ({ number, cover: covers[index] })))],
    );
  }
}

/** Small, so that what is measured is the site's work and not the picture encoder's. */
async function coverOf(number: number): Promise<string> {
  const background = { r: number & 255, g: number >> 8, b: 90 };
  const picture = sharp({ create: { width: 160, height: 90, channels: 3, background } });
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;
}

async function measureBuild(folder: string, backendUrl: string, anonKey: string): Promise<Figures> {
  const target = join(folder, 'site');
  const usage = join(folder, 'usage');
  await rm(usage, { recursive: true, force: true });
  await mkdir(usage);
  const began = performance.now();
  await buildSite(target, {
    ...siteVariables({ siteUrl, backendUrl, anonKey, snapshotFile: join(folder, 'snapshot.json') }),
    CACHE_DIR: join(folder, 'cache'),
    USAGE_FOLDER: usage,
    NODE_OPTIONS: `--import=${usageReporter}`,
  });
  const seconds = (performance.now() - began) / 1000;
  const processes = await Promise.all(
    globSync('*.json', { cwd: usage }).map(async (file) => {
      const text = await readFile(join(usage, file), 'utf8');
      return JSON.parse(text) as { cpuInSeconds: number; memoryInKB: number };
    }),
  );
  return {
    pages: globSync('**/*.html', { cwd: target }).length,
    seconds,
    cpuInSeconds: processes.reduce((sum, { cpuInSeconds }) => sum + cpuInSeconds, 0),
    memoryInMB: processes.reduce((sum, { memoryInKB }) => sum + memoryInKB, 0) / 1024,
  };
}

function describe(name: string, { pages, seconds, cpuInSeconds, memoryInMB }: Figures): void {
  const figures = [
    `${pages} pages`,
    `${seconds.toFixed(1)} s`,
    `${(pages / seconds).toFixed(0)} pages/s`,
    `${cpuInSeconds.toFixed(1)} s of processor time`,
    `${memoryInMB.toFixed(0)} MB`,
    `load ${loadavg()[0]?.toFixed(1)}`,
  ];
  console.log(`  ${name.padEnd(20)} ${figures.join('   ')}`);
}
