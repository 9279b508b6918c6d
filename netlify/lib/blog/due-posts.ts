import { startDueBuild } from '../site/builds.ts';

/** Has scheduled posts built whose time has come, and what admins changed since the last build. Never throws. */
export async function publishDuePosts(): Promise<void> {
  await startDueBuild();
}
