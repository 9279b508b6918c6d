import { uploadedCover } from '#src/features/blog/lib/cover.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { findCover, findCoverVersion } from '../lib/blog/covers.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { secondsUntilAllowed } from '../lib/http/rate-limit.ts';
import { lastingPicture, problem, redirectOnce } from '../lib/http/respond.ts';

const callsPerMinute = 60;

/**
 * The cover of a published post as it was uploaded, for pages that the build has made no files of it for. It has one
 * address, under which it stays the same for good; every other one leads there, and costs no picture: a cache takes
 * each for a new one.
 */
export default endpoint({
  name: 'cover',
  method: 'GET',
  failure: notices.blogPostLoadFailed,
  async handle(request, context) {
    const wait = await secondsUntilAllowed('cover', context.ip, callsPerMinute);
    if (wait > 0) return problem(429, notices.tooManyRequests, {}, { 'Retry-After': String(wait) });

    const { pathname, search, searchParams } = new URL(request.url);
    const stored = await findCoverVersion(searchParams.get('id') ?? '');
    if (!stored) return problem(404, notices.blogPostLoadFailed);
    const address = uploadedCover(stored.id, stored.version);
    if (pathname + search !== address) return redirectOnce(address);

    const cover = await findCover(stored);
    if (!cover) return problem(404, notices.blogPostLoadFailed);
    return lastingPicture(cover.bytes, cover.contentType);
  },
});
