import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const noteIn = (dataDir: string) => join(dataDir, 'settings.json');

/**
 * Notes what the functions of the site that runs on this folder are set to, its address among it, for commands beside it.
 * It has keys, so only its owner may read it. Returns how to take the note back.
 */
export async function noteSettings(
  dataDir: string,
  settings: Record<string, string>,
): Promise<() => Promise<void>> {
  await writeFile(noteIn(dataDir), JSON.stringify(settings, null, 2), { mode: 0o600 });
  return () => rm(noteIn(dataDir), { force: true });
}

/** The settings of the site that runs on this folder; undefined when none does, also where one that was killed left them. */
export async function runningSettings(
  dataDir: string,
): Promise<Record<string, string> | undefined> {
  const noted = await readFile(noteIn(dataDir), 'utf8').catch(() => '{}');
  const settings = JSON.parse(noted) as Record<string, string>;
  const answers = await fetch(`${settings['SITE_URL']}/healthz`).then(
    () => true,
    () => false,
  );
  return answers ? settings : undefined;
}
