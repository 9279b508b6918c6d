import type { APIRoute } from 'astro';
import { blog } from '#src/build/blog-posts.ts';
import { feed } from '#src/build/blog-feed.ts';

export const GET: APIRoute = async ({ site }) => {
  const { posts } = await blog();
  return new Response(feed(posts, site!), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
};
