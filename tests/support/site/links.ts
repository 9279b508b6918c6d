import type { BuiltPage, BuiltSite } from './built-site.ts';

/** Paths that a service answers, not a file. */
const services = /^\/(?:auth\/v1|rest\/v1|\.netlify\/functions)\/|^\/healthz$/;

/** Links, anchors, pictures and other files that a page points at and that are not there. */
export function brokenLinks(page: BuiltPage, site: BuiltSite): string[] {
  const redirects = readRedirects(site);
  const origin = originOf(page);
  return [...new Set(urlsOf(page))].flatMap((url) => {
    const target = new URL(url, new URL(page.address, origin));
    if (target.origin !== origin || !target.protocol.startsWith('http')) return [];
    const problem = problemWith(target, page, site, redirects);
    return problem ? [`${page.address} -> ${url}: ${problem}`] : [];
  });
}

function problemWith(
  target: URL,
  page: BuiltPage,
  site: BuiltSite,
  redirects: RegExp[],
): string | undefined {
  const path = decodeURI(target.pathname);
  if (services.test(path)) return undefined;
  if (path !== '/' && path.endsWith('/')) return 'addresses end without a slash';
  const file = site.fileAt(target.pathname);
  if (!file) return redirects.some((rule) => rule.test(path)) ? undefined : 'is not there';
  const anchor = decodeURIComponent(target.hash.slice(1));
  if (!anchor || anchor === 'top') return undefined;
  const holder = file === page.file ? page : site.pages.find((other) => other.file === file);
  return holder && !holder.document.getElementById(anchor) ? `has no #${anchor}` : undefined;
}

/** The site's own origin, as the page itself writes it. */
function originOf({ document }: BuiltPage): string {
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  return canonical ? new URL(canonical).origin : 'http://site';
}

const plainUrls = {
  a: 'href',
  link: 'href',
  use: 'href',
  script: 'src',
  img: 'src',
  source: 'src',
  video: 'poster',
  form: 'action',
};

function urlsOf({ document }: BuiltPage): string[] {
  const plain = Object.entries(plainUrls).flatMap(([tag, attribute]) =>
    [...document.querySelectorAll(`${tag}[${attribute}]`)].map((element) =>
      element.getAttribute(attribute),
    ),
  );
  const candidates = [...document.querySelectorAll('[srcset], [imagesrcset]')].flatMap((element) =>
    (element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '')
      .split(/,\s+/)
      .map((candidate) => candidate.trim().split(/\s+/)[0]),
  );
  const shared = [
    ...document.querySelectorAll('meta[property="og:image"], meta[name="twitter:image"]'),
  ].map((meta) => meta.getAttribute('content'));
  const styles = [...document.querySelectorAll('style')].flatMap((style) =>
    [...style.textContent.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url]) => url),
  );
  return [...plain, ...candidates, ...shared, ...styles].filter((url): url is string =>
    Boolean(url),
  );
}

/** What the host's `_redirects` file answers besides files; `*` and `:name` stand for anything. */
function readRedirects(site: BuiltSite): RegExp[] {
  if (!site.files.includes('_redirects')) return [];
  return site
    .read('_redirects')
    .toString()
    .split('\n')
    .map((line) => line.trim().split(/\s+/)[0] ?? '')
    .filter((from) => from.startsWith('/') && from !== '/*')
    .map(
      (from) =>
        new RegExp(`^${escapeRegExp(from).replace(/\\\*/g, '.*').replace(/:\w+/g, '[^/]+')}$`),
    );
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
