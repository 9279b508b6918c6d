import { buildRecordSchema } from '#src/features/admin/schemas/dashboard.ts';
import { buildRecordPath } from '#src/shared/lib/build-record.ts';
import { requestBuild } from '../site/build-hook.ts';
import { databaseAs, unwrap } from '../site/database.ts';
import { environment } from '../site/env.ts';
import { logFailure } from '../site/log.ts';

const timeLimitMilliseconds = 8_000;

/**
 * Asks for a build when the time of a scheduled post has come since the last one: until then only the shell shows it,
 * and
 * neither feed nor search nor sitemap know it. Never throws: the next run does it as well.
 */
export async function publishDuePosts(): Promise<void> {
  try {
    const builtAt = await lastBuild();
    if (builtAt !== undefined && (await arePostsDue(builtAt))) await requestBuild(0);
  } catch (error) {
    logFailure('reconcile', error);
  }
}

/** When the present pages were built; undefined when they do not say it. */
async function lastBuild(): Promise<string | undefined> {
  const answer = await fetch(`${environment().SITE_URL}${buildRecordPath}`, {
    signal: AbortSignal.timeout(timeLimitMilliseconds),
  });
  return answer.ok ? buildRecordSchema.parse(await answer.json()).builtAt : undefined;
}

/** We ask as a visitor, who sees a post only after its time. */
async function arePostsDue(builtAt: string): Promise<boolean> {
  const posts = unwrap(
    await databaseAs(environment().SUPABASE_ANON_KEY)
      .from('blog_posts')
      .select('id')
      .gt('publishedat', builtAt)
      .limit(1),
  );
  return posts.length > 0;
}
