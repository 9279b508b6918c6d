import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockInTurn } from '../file-lock.ts';
import { removeAbandonedBuilds } from './abandoned-builds.ts';
import { lastLines, reasonIn } from './build-failure.ts';
import { replaceFolder } from './replace-folder.ts';
import { repositoryFolder } from './repository.ts';
import { StartError } from './start-error.ts';

export interface SiteEnvironment {
  /** The public address of the site. */
  siteUrl: string;
  /** Where the build reads the public rows. */
  backendUrl: string;
  anonKey: string;
  /** Keeps the rows of the last build that could read them. */
  snapshotFile: string;
}

const astro = join(repositoryFolder, 'node_modules/astro/bin/astro.mjs');
/** In MB. Rendering leaves much that is soon forgotten; with more room for it, less of it is copied about. */
const roomForGarbage = '--max-semi-space-size=64';
const workFolder = join(repositoryFolder, '.astro');

/** The variables of a build on this machine; the pages find the backend on their own origin. */
export const siteVariables = (environment: SiteEnvironment): Record<string, string> => ({
  SITE_URL: environment.siteUrl,
  SUPABASE_URL: environment.backendUrl,
  PUBLIC_SUPABASE_URL: '',
  PUBLIC_SUPABASE_ANON_KEY: environment.anonKey,
  SNAPSHOT_FILE: environment.snapshotFile,
  // The stand-in is always there.
  PUBLIC_WHATSAPP: 'on',
});

/** Runs Astro's command line; `hear` gets what it prints. */
export function startAstro(
  parameters: string[],
  variables: Record<string, string>,
  hear: (text: string) => void,
): ChildProcess {
  const child = spawn(process.execPath, [roomForGarbage, astro, ...parameters], {
    cwd: repositoryFolder,
    env: { ...process.env, ...variables, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.setEncoding('utf8').on('data', hear);
  child.stderr.setEncoding('utf8').on('data', hear);
  return child;
}

/**
 * Builds the site and puts it in the place of `target`, which stays as it was when the build fails or is given up.
 *
 * Throws a StartError with what Astro found wrong.
 */
export async function buildSite(
  target: string,
  variables: Record<string, string>,
  signal?: AbortSignal,
): Promise<void> {
  // Builds into folders outside the repository would share their half-made files; moved there, they do not.
  await mkdir(workFolder, { recursive: true });
  // Astro keeps what it has read of content/ in one file, and empties it for a site of another address.
  using _turn = await lockInTurn(join(workFolder, 'build.lock'), signal);
  await removeAbandonedBuilds(workFolder);
  const fresh = await mkdtemp(join(workFolder, `build-${process.pid}-`));
  try {
    await runBuild({ ...variables, OUT_DIR: fresh }, signal);
    await replaceFolder(fresh, target);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function runBuild(variables: Record<string, string>, signal?: AbortSignal): Promise<void> {
  let said = '';
  const build = startAstro(['build'], variables, (text) => (said += text));

  const stop = () => build.kill();
  signal?.addEventListener('abort', stop);
  const end = await new Promise<number | string>((resolve, reject) => {
    build.once('error', reject);
    build.once('close', (code, killedBy) => resolve(code ?? killedBy ?? 'unknown'));
  });
  signal?.removeEventListener('abort', stop);
  signal?.throwIfAborted();
  if (end === 0) return;
  throw new StartError(
    `The site could not be built: ${reasonIn(said) ?? `it ended with ${end} after saying\n${lastLines(said)}`}`,
  );
}
