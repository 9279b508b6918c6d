// Puts supabase/seed.sql together from the readable files in supabase/seed/. With --draw it first makes the covers and
// posters from their drawings.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseFragment } from 'parse5';

const inProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const seedDir = inProject('supabase/seed');
export const seedFile = inProject('supabase/seed.sql');

export async function makeSeed(): Promise<string> {
  const parts = (await filesIn(seedDir, '.sql')).map((path) => readFile(path, 'utf8'));
  const articles = (await filesIn(join(seedDir, 'articles'), '.html')).map(articleSql);
  return [
    '-- Sample data. Put together from supabase/seed/ by tools/make-seed.ts. Do not edit.',
    ...(await Promise.all(parts)),
    ...(await Promise.all(articles)),
    'drop function pg_temp.add_account(text, text, integer, text);',
    'drop function pg_temp.sample_id(text);\n',
  ].join('\n');
}

async function articleSql(path: string): Promise<string> {
  const slug = basename(path, '.html');
  const { fields, content } = parseArticle(await readFile(path, 'utf8'));
  const cover = await readFile(join(seedDir, 'covers', `${slug}.webp`));
  const columns: [name: string, sql: string][] = [
    ['id', `pg_temp.sample_id(${quote(slug)})`],
    ['title', quote(fields['title'])],
    ['slug', quote(slug)],
    ['excerpt', quote(fields['excerpt'])],
    ['content', quote(content)],
    ['coverimage_data', quote(`data:image/webp;base64,${cover.toString('base64')}`)],
    ['coverimage_filename', quote(`${slug}.webp`)],
    ['coverimage_content_type', quote('image/webp')],
    ['author', quote('admin@example.com')],
    ['publishedat', `now() - interval '${Number(fields['days'])} days'`],
  ];
  return `insert into public.blog_posts (${columns.map(([name]) => name).join(', ')})
values (
${columns.map(([, sql]) => `  ${sql}`).join(',\n')}
);
`;
}

/** An article begins with a comment of `name: value` lines; the rest is its HTML. */
function parseArticle(text: string) {
  const [comment] = parseFragment(text, { sourceCodeLocationInfo: true }).childNodes;
  const head = comment && 'data' in comment ? comment.data.trim() : '';
  const content = text.slice(comment?.sourceCodeLocation?.endOffset);
  const fields = Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  return { fields, content: content.trim() };
}

function quote(text: string | undefined): string {
  if (!text) throw new Error('A field of an article is missing');
  return `'${text.replaceAll("'", "''")}'`;
}

async function filesIn(folder: string, extension: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => extname(file) === extension).sort();
  return files.map((file) => join(folder, file));
}

async function draw(from: string, to: string) {
  const { default: sharp } = await import('sharp');
  for (const drawing of await filesIn(from, '.svg')) {
    const picture = join(to, `${basename(drawing, '.svg')}.webp`);
    await sharp(drawing).webp({ quality: 72, effort: 6 }).toFile(picture);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--draw')) {
    await draw(join(seedDir, 'covers'), join(seedDir, 'covers'));
    await draw(join(seedDir, 'posters'), inProject('public/posters'));
  }
  await writeFile(seedFile, await makeSeed());
}
