import { postPath } from '#src/features/blog/paths.ts';
import type { BuiltPost } from '#src/features/blog/schemas/built-post.ts';
import { paths } from '#src/shared/paths.ts';
import { mentorData } from '#src/shared/sections/structured-data.ts';

type Origin = URL | undefined;

const absolute = (path: string, origin: Origin) => new URL(path, origin).href;

/** What search engines read beside an article (schema.org). */
export const postData = (origin: Origin, post: BuiltPost, image: string) => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  url: absolute(postPath(post.slug), origin),
  mainEntityOfPage: absolute(postPath(post.slug), origin),
  image: absolute(image, origin),
  datePublished: post.publishedat,
  dateModified: post.updatedat > post.publishedat ? post.updatedat : post.publishedat,
  wordCount: post.word_count,
  inLanguage: 'en-IN',
  author: { '@type': 'Person', name: post.author },
  publisher: { '@id': mentorData(origin)['@id'] },
});

/** The way from home to an article, or to a page of older ones. */
export const blogTrailData = (origin: Origin, path: string, name: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: 'Home', path: paths.home },
    { name: 'Blog', path: paths.blog },
    { name, path },
  ].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: absolute(step.path, origin),
  })),
});
