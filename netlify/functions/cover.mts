import { notices } from '#src/shared/messages/notices.ts';
import { findCover } from '../lib/blog/covers.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { picture, problem } from '../lib/http/respond.ts';

/**
 * The cover of a published post as it was uploaded, for pages that the build has made no files of it for. Asked for by
 * its version it stays the same for good; asked for by any other one, the answer is not to be kept.
 */
export default endpoint({
  name: 'cover',
  method: 'GET',
  failure: notices.blogPostLoadFailed,
  async handle(request) {
    const { searchParams } = new URL(request.url);
    const cover = await findCover(searchParams.get('id') ?? '');
    if (!cover) return problem(404, notices.blogPostLoadFailed);
    return picture(cover.bytes, cover.contentType, searchParams.get('v') === cover.version);
  },
});
