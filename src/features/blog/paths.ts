import { paths } from '#src/shared/paths.ts';

export const postPath = (slug: string) => `${paths.blog}/${slug}`;

/** The prebuilt pages of older articles, for those who read without scripts. The first one is /blog itself. */
export const blogPagePath = (page: number) =>
  page === 1 ? paths.blog : `${paths.blog}/page/${page}`;

export const feedPath = '/rss.xml';

/** The editor has two addresses (docs/product.md 2.1). */
const blogEditorPath = '/blog-editor';
const adminEditorPath = `${paths.adminBlogs}/edit`;
const previewPath = `${paths.adminBlogs}/preview`;

export const editPostPath = (id: string) => `${adminEditorPath}/${id}`;
export const previewPostPath = (id: string) => `${previewPath}/${id}`;

/** The id at the end of the address of an editor or a preview, or undefined when a new post is written. */
export function postIdIn(pathname: string): string | undefined {
  const prefixes = [blogEditorPath, adminEditorPath, previewPath].map((path) => `${path}/`);
  const prefix = prefixes.find((each) => pathname.startsWith(each));
  return (prefix && pathname.slice(prefix.length).replace(/\/$/, '')) || undefined;
}
