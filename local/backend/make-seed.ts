import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseFragment } from 'parse5';
import { lessonsSql } from './seed-lessons.ts';
import { filesIn, quote } from './seed-files.ts';

const seedDir = fileURLToPath(new URL('../../supabase/seed', import.meta.url));

/** The sample data, put together from the readable files in supabase/seed. */
export async function makeSeed(): Promise<string> {
  const parts = (await filesIn(seedDir, '.sql')).map((path) => readFile(path, 'utf8'));
  const articles = (await filesIn(join(seedDir, 'articles'), '.html')).map(articleSql);
  return [
    ...(await Promise.all(parts)),
    ...(await Promise.all(articles)),
    await lessonsSql(seedDir),
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
