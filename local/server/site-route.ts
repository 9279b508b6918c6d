import { answer } from './answers.ts';
import { noPages, publishSite, type PublishedSite, type SiteAnswer } from './published-site.ts';
import { createStaticAnswer, type StaticAnswer } from './static-answer.ts';

export interface SiteRoute {
  respond(request: Request): Promise<Response>;
  /** Publishes the built site in this folder in one step: a request is answered by the old one or by the new one. */
  publish(siteDir: string | undefined): Promise<void>;
  close(): Promise<void>;
}

/** One build with the pages of it that were asked for, cached in memory like at a CDN's edge. */
interface Edition {
  site: PublishedSite;
  pages: Map<string, StaticAnswer>;
  bytes: number;
  running: Set<Promise<unknown>>;
}

const keepAtMostBytes = 128 * 1024 * 1024;

/** Serves the built pages, their redirects and their headers; works in `workDir`. */
export function createSiteRoute(workDir: string): SiteRoute {
  let edition: Edition | undefined;

  return {
    respond: async (request) => {
      const { pathname } = new URL(request.url);
      if (!isWellFormed(pathname)) return answer(400, 'The address is malformed.');
      if (!edition) return answer(503, 'Not available at the moment.');
      const { running } = edition;
      const response = respondFrom(edition, request).finally(() => running.delete(response));
      running.add(response);
      return response;
    },
    publish: async (siteDir) => {
      const previous = edition;
      const site = siteDir === undefined ? noPages : await publishSite(workDir, siteDir);
      edition = { site, pages: new Map(), bytes: 0, running: new Set() };
      await retire(previous);
    },
    close: () => retire(edition),
  };
}

async function retire(edition: Edition | undefined) {
  if (!edition) return;
  await Promise.allSettled(edition.running);
  await edition.site.close();
}

async function respondFrom(edition: Edition, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const key = `${pathname}${search}`;
  const cached = isRead ? edition.pages.get(key) : undefined;
  if (cached) return cached.respondTo(request);

  const found = isNetlifyFile(pathname) ? undefined : await edition.site.answer(request);
  if (!found) return respondMissing(edition.site, request);
  if (found.status >= 300 && found.status < 400) return redirect(found, request.url);
  if (!isRead) return answer(405, 'Not allowed.', { allow: 'GET, HEAD' });

  const page = createStaticAnswer(found.status, found.headers, found.body);
  if (edition.bytes + page.byteLength <= keepAtMostBytes) {
    edition.pages.set(key, page);
    edition.bytes += page.byteLength;
  }
  return page.respondTo(request);
}

/** The site's own page for what is not there, as Netlify answers. */
async function respondMissing(site: PublishedSite, request: Request): Promise<Response> {
  const page = await site.answer(new Request(new URL('/404.html', request.url)));
  if (!page) return answer(404, 'Not found.');
  return createStaticAnswer(404, page.headers, page.body).respondTo(request);
}

/** Netlify reads these files and never serves them. */
const isNetlifyFile = (pathname: string) => pathname === '/_headers' || pathname === '/_redirects';

function isWellFormed(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

/** A redirect within the site stays on whatever name the site was opened by; Netlify's implementation names one. */
function redirect({ status, headers }: SiteAnswer, requestUrl: string): Response {
  const target = new URL(headers.get('location') ?? '/', requestUrl);
  const isWithinSite = target.origin === new URL(requestUrl).origin;
  const location = isWithinSite ? `${target.pathname}${target.search}${target.hash}` : target.href;
  return new Response(null, { status, headers: { location, 'cache-control': 'no-cache' } });
}
