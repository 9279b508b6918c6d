import type { APIRoute } from 'astro';
import { feed } from '#src/features/blog/sections/feed.ts';
import { blog } from '#src/snapshot/articles.ts';

export const GET: APIRoute = async ({ site }) => {
  const { posts } = await blog();
  return new Response(feed(posts, site!), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
};
