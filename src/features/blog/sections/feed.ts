import { feedPath, postPath } from '#src/features/blog/paths.ts';
import type { BuiltPost } from '#src/features/blog/schemas/built-post.ts';
import { pages } from '#src/shared/content/pages.ts';
import { site } from '#src/shared/content/site.ts';
import { escapeXml } from '#src/shared/lib/escape-xml.ts';
import { articleOf } from '#src/shared/lib/rich-text/article.ts';
import { paths } from '#src/shared/paths.ts';

/** Readers keep what they have seen; a longer feed only makes every visit of theirs longer. */
const newestInFeed = 50;

/** The newest articles with their whole texts, as RSS 2.0. */
export function feed(posts: BuiltPost[], origin: URL): string {
  const absolute = (path: string) => escapeXml(new URL(path, origin).href);
  const newest = posts.slice(0, newestInFeed);
  const item = (post: BuiltPost) => `<item>
<title>${escapeXml(post.title)}</title>
<link>${absolute(postPath(post.slug))}</link>
<guid isPermaLink="false">${post.id}</guid>
<pubDate>${new Date(post.publishedat).toUTCString()}</pubDate>
<dc:creator>${escapeXml(post.author)}</dc:creator>
<description>${escapeXml(post.excerpt)}</description>
<content:encoded>${escapeXml(articleOf(post.lines).html)}</content:encoded>
</item>
`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(`${site.name} · ${pages[paths.blog].heading}`)}</title>
<link>${absolute(paths.blog)}</link>
<description>${escapeXml(pages[paths.blog].description)}</description>
<language>en-IN</language>
<atom:link href="${absolute(feedPath)}" rel="self" type="application/rss+xml"/>
${newest.map(item).join('')}</channel>
</rss>
`;
}
