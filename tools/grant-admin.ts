// npm run grant-admin -- someone@example.com [--revoke] [--local]: makes an account an admin, or takes that away: in the
// project that the environment or .env names, else, or with --local, on this machine.
import { parseArgs } from 'node:util';
import { BackendError } from '../local/backend/backend-error.ts';
import { setAdmin } from './admin-role.ts';
import { endWithOneSentence } from './end-with-one-sentence.ts';
import { reachDatabase } from './service-access.ts';

await endWithOneSentence(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      revoke: { type: 'boolean', default: false },
      local: { type: 'boolean', default: false },
    },
  });
  const [email] = positionals;
  if (!email) throw new BackendError('Say who: npm run grant-admin -- someone@example.com');

  const database = await reachDatabase(process.env, values.local);
  try {
    return `${await setAdmin(database.client, email, !values.revoke)} (${database.place}).`;
  } catch (error) {
    // A project and the site on this machine are easily mixed up.
    if (!(error instanceof BackendError)) throw error;
    throw new BackendError(`${error.message} (This was ${database.place}.)`);
  } finally {
    await database.close();
  }
});
