import { paths } from '#src/shared/paths.ts';

/** The other path of each pair, and its canonical one (docs/product.md 2.1). */
export const aliases: Record<string, string> = {
  '/course/resume-interview': paths.resumeCourse,
  '/contact-us': paths.contact,
  '/terms-and-conditions': paths.terms,
  '/refund-and-cancellations': paths.refund,
  '/privacy-policy': paths.privacy,
  [paths.learn]: paths.courseDashboard,
};

/** Addresses whose ids are made after the build, and the one page that serves each (docs: Netlify redirects). */
const shells: Record<string, string> = {
  '/blog/*': '/shell/blog-post',
  '/blog-editor/*': '/blog-editor',
  '/admin/blogs/edit/*': '/blog-editor',
  '/admin/blogs/preview/*': '/admin/blogs/preview',
  '/admin/courses/lessons/*': '/admin/courses/lesson',
  '/events/edit/*': '/shell/event-editor',
  '/events/*': '/shell/event',
  '/session/*': '/session',
  '/learn/*': '/shell/lesson',
};

/** Addresses without a page of their own, and the page that answers in its place; the first match counts. */
export const rewrites: Record<string, string> = { ...aliases, ...shells };

/** The page that answers for an address without one of its own, if any does. */
export function rewritten(pathname: string): string | undefined {
  const rule = Object.keys(rewrites).find((pattern) =>
    pattern.endsWith('/*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
  );
  return rule && rewrites[rule];
}
