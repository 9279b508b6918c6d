// `npm run db:reset`: deletes the rows on this machine and starts again from the migrations and the sample data.
import { openBackend } from '../local/backend/backend.ts';
import { emptyDataFolder } from '../local/backend/reset.ts';
import { readSettings } from '../local/server/settings.ts';
import { endWithOneSentence } from './end-with-one-sentence.ts';

await endWithOneSentence(async () => {
  const { dataDir, port, seed } = readSettings(process.env);
  await emptyDataFolder(dataDir);
  const backend = await openBackend({ dataDir, seed, siteUrl: `http://localhost:${port}` });
  await backend.close();
  return `The database in ${dataDir} is new${seed === 'sample' ? ', with the sample data' : ''}.`;
});
