import { randomUUID } from 'node:crypto';
import type { Query } from '../browser/database-proxy.ts';
import { hostileHtml, hostileText } from '../rich-text/hostile-html.ts';

export interface StoredPost {
  id: string;
  slug: string;
  title: string;
}

interface Changes {
  title?: string;
  slug?: string;
  excerpt?: string;
  content?: string;
  author?: string;
  /** Null: a draft. */
  publishedat?: string | null;
}

/** Puts a post into the database past the editor, as a post that is newer than the build. */
export async function storePost(database: Query, changes: Changes = {}): Promise<StoredPost> {
  const id = randomUUID();
  const row = {
    title: `Ask for the salary band ${id.slice(0, 8)}`,
    slug: `ask-for-the-salary-band-${id.slice(0, 8)}`,
    excerpt: 'Two sentences that open the conversation, and one that closes it.',
    content: '<h2>Before the call</h2><p>Write down three numbers.</p>',
    author: 'Ananya Mehra',
    publishedat: new Date().toISOString(),
    ...changes,
  };
  await database(
    `insert into public.blog_posts (id, title, slug, excerpt, content, author, publishedat)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, row.title, row.slug, row.excerpt, row.content, row.author, row.publishedat],
  );
  return { id, slug: row.slug, title: row.title };
}

export const hostileSlug = (number: number) => `hostile-${number}`;

/** One post for each family of hostile text, with markup in its other fields as well. */
export async function storeHostilePosts(database: Query): Promise<void> {
  for (const [number, [family, content]] of hostileHtml.entries()) {
    await storePost(database, {
      title: `${family} ${hostileText}`,
      slug: hostileSlug(number),
      excerpt: hostileText,
      author: hostileText,
      content,
    });
  }
}

export async function removePosts(database: Query, posts: StoredPost[]): Promise<void> {
  for (const { id } of posts) await database('delete from public.blog_posts where id = $1', [id]);
}
