// `npm run dev`: as `npm start`, with pages that follow their source.
import { join } from 'node:path';
import { siteVariables } from './server/astro.ts';
import { startDevPages } from './server/dev-pages.ts';
import { runInForeground } from './server/foreground.ts';
import { version } from './server/repository.ts';
import { readSettings } from './server/settings.ts';
import { showStage } from './server/stages.ts';
import { welcome } from './server/welcome.ts';
import { startStack } from './stack.ts';

await runInForeground(async (signal) => {
  const settings = readSettings(process.env);
  process.stdout.write(`\nmentor-site ${version}, development\n\n`);
  const snapshotFile = join(settings.dataDir, 'snapshot.json');
  const stack = await startStack({
    ...settings,
    signal,
    startPages: (backend, stopping) =>
      startDevPages(siteVariables({ ...backend, snapshotFile }), stopping),
    onStage: showStage,
  });
  process.stdout.write(await welcome(stack, settings.dataDir));
  return stack;
});
