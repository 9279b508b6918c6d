// `npm start`: the whole site on this machine.
import { runInForeground } from './server/foreground.ts';
import { version } from './server/repository.ts';
import { readSettings } from './server/settings.ts';
import { createSiteBuilder } from './server/site-builder.ts';
import { endOpenLine, showStage } from './server/stages.ts';
import { welcome } from './server/welcome.ts';
import { startStack } from './stack.ts';

await runInForeground(async (signal) => {
  const settings = readSettings(process.env);
  process.stdout.write(`\nmentor-site ${version}\n\n`);
  const builder = createSiteBuilder(settings.dataDir, (text) => {
    endOpenLine();
    process.stderr.write(text);
  });
  const stack = await startStack({
    ...settings,
    signal,
    buildSite: builder.build,
    onStage: showStage,
  });
  process.stdout.write(await welcome(stack, settings.dataDir));
  return stack;
});
