import { notices } from '#src/shared/messages/notices.ts';
import { isAdmin } from '../lib/auth/admin.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { isFirstWithin } from '../lib/http/rate-limit.ts';
import { json, problem } from '../lib/http/respond.ts';
import { requestBuild } from '../lib/site/build-hook.ts';

/** Changes made within this time are built together. */
const gatherSeconds = 5;

/** An admin changed something that the built pages show. Answers at once; the build starts after a short wait. */
export default endpoint({
  name: 'rebuild',
  method: 'POST',
  failure: notices.rebuildFailed,
  async handle(request, context) {
    if (!(await isAdmin(request))) return problem(403, notices.adminDenied);
    // The first request waits for the others and asks for one build with all changes.
    if (await isFirstWithin(gatherSeconds, 'rebuild')) {
      context.waitUntil(requestBuild(gatherSeconds * 1000));
    }
    return json(202, { accepted: true });
  },
});
