// npm run grant-admin -- someone@example.com [--revoke]: makes an account an admin, or takes that away.
import { parseArgs } from 'node:util';
import { BackendError } from '../local/backend/backend-error.ts';
import { setAdmin } from './admin-role.ts';
import { endWithOneSentence } from './end-with-one-sentence.ts';
import { reachDatabase } from './service-access.ts';

await endWithOneSentence(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { revoke: { type: 'boolean', default: false } },
  });
  const [email] = positionals;
  if (!email) throw new BackendError('Say who: npm run grant-admin -- someone@example.com');

  const database = await reachDatabase(process.env);
  try {
    return `${await setAdmin(database.client, email, !values.revoke)} (${database.place}).`;
  } finally {
    await database.close();
  }
});
