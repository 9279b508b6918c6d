// npm run doctor [-- --local]: looks at the variables and asks each service, item by item. With --local it looks at the
// site that runs on this machine. Exit code 1 when something is wrong.
import { parseArgs } from 'node:util';
import { readSettings } from '../local/server/settings.ts';
import { StartError } from '../local/server/start-error.ts';
import { runningSettings } from '../local/server/running-settings.ts';
import { examine } from './doctor/examine.ts';
import { isHealthy, report } from './doctor/report.ts';
import { endWithOneSentence } from './end-with-one-sentence.ts';

await endWithOneSentence(async () => {
  const { values } = parseArgs({ options: { local: { type: 'boolean', default: false } } });
  const areas = await examine(values.local ? await ofRunningSite() : process.env, {
    isLocal: values.local,
  });
  if (!isHealthy(areas)) process.exitCode = 1;
  return report(areas);
});

async function ofRunningSite() {
  const { dataDir } = readSettings(process.env);
  const settings = await runningSettings(dataDir);
  if (settings) return settings;
  throw new StartError(`No site runs on ${dataDir}. Start it with \`npm start\`, then ask again.`);
}
