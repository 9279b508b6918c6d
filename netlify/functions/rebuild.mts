import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { notices } from '#src/shared/messages/notices.ts';
import { requestBuild } from '../lib/auth/admin.ts';
import { endpoint } from '../lib/http/endpoint.ts';
import { isFirstWithin } from '../lib/http/rate-limit.ts';
import { readJson } from '../lib/http/request.ts';
import { json, problem } from '../lib/http/respond.ts';
import { startDueBuild } from '../lib/site/builds.ts';

/** Changes made within this time are built together, also when no build was started for long. */
const gatherSeconds = 5;

const bodySchema = z.object({ at_once: z.boolean() });

/**
 * An admin changed something that the built pages show, or wants them built at once. The wish is stored before the answer,
 * so that a build which cannot start now is started by a later change or by `reconcile`.
 */
export default endpoint({
  name: 'rebuild',
  method: 'POST',
  failure: notices.rebuildFailed,
  async handle(request, context) {
    const body = bodySchema.safeParse(await readJson(request));
    if (!body.success) return problem(400, notices.rebuildFailed);
    const { at_once } = body.data;
    if (!(await requestBuild(request, at_once))) return problem(403, notices.adminDenied);
    if (at_once) {
      return (await startDueBuild()) ? accepted() : problem(502, notices.buildRefused);
    }
    if (await isFirstWithin(gatherSeconds, 'rebuild')) {
      context.waitUntil(pause(gatherSeconds * 1000).then(startDueBuild));
    }
    return accepted();
  },
});

const accepted = () => json(202, { accepted: true });
