import type { APIRoute } from 'astro';

/** Nothing to find there: screens of the admin, and what the backend and the functions answer. */
const closed = ['/admin', '/blog-editor', '/auth/v1/', '/rest/v1/', '/.netlify/'];

export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${new URL('/sitemap.xml', site).href}`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
