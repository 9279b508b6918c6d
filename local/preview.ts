// `npm run preview`: as `npm start`, with the site that `npm run build` made, which is not built again.
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { builtSiteFolder } from './server/built-site-folder.ts';
import { runInForeground } from './server/foreground.ts';
import { version } from './server/repository.ts';
import { readSettings } from './server/settings.ts';
import { showStage } from './server/stages.ts';
import { StartError } from './server/start-error.ts';
import { welcome } from './server/welcome.ts';
import { startStack } from './stack.ts';

await runInForeground(async (signal) => {
  const settings = readSettings(process.env);
  const siteDir = builtSiteFolder(process.env);
  await requireSite(siteDir);
  process.stdout.write(`\nmentor-site ${version}, as built in ${siteDir}\n\n`);
  const stack = await startStack({ ...settings, signal, siteDir, onStage: showStage });
  process.stdout.write(await welcome(stack, settings.dataDir));
  return stack;
});

async function requireSite(siteDir: string) {
  try {
    await access(join(siteDir, 'index.html'));
  } catch {
    throw new StartError(`There is no built site in ${siteDir}: run npm run build first.`);
  }
}
