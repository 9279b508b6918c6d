// Stores inquiries without end in the data folder it is given, and prints the id of each as soon as it is acknowledged.
import { openBackend } from '../../../local/backend/backend.ts';
import { aBooking } from './sample-rows.ts';
import { siteUrl } from './test-backend.ts';

const [, , dataDir = ''] = process.argv;
const backend = await openBackend({ siteUrl, dataDir });

async function writeForEver(): Promise<never> {
  for (;;) {
    const row = aBooking();
    const answer = await backend.fetch(
      new Request(`${siteUrl}/rest/v1/form_submissions`, {
        method: 'POST',
        headers: { apikey: backend.serviceKey, 'content-type': 'application/json' },
        body: JSON.stringify(row),
      }),
    );
    if (answer.status !== 201) throw new Error(`Answered ${answer.status}`);
    process.stdout.write(`${String(row['id'])}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, writeForEver));
