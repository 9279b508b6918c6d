import * as z from 'zod/mini';
import { secondsOf } from '../unix-time.ts';
import { ask } from './client.ts';

const perPage = 100;
const maximumPages = 5;

/** What was made since that moment, the latest first; of more than 500 the latest. Throws ProviderError. */
export async function listSince<Item>(
  path: '/refunds' | '/disputes',
  itemSchema: z.ZodMiniType<Item>,
  moment: Date,
): Promise<Item[]> {
  const pageSchema = z.object({ items: z.array(itemSchema) });
  const found: Item[] = [];
  for (let page = 0; page < maximumPages; page += 1) {
    const query = new URLSearchParams({
      from: String(secondsOf(moment)),
      count: String(perPage),
      skip: String(page * perPage),
    });
    const { items } = await ask(`${path}?${query}`, pageSchema);
    found.push(...items);
    if (items.length < perPage) break;
  }
  return found;
}
