import type Stripe from 'stripe';
import { noSuch } from './errors.ts';
import type { Given } from './parameters/form.ts';
import { optional, type ValuesOf } from './parameters/fields.ts';
import { hash } from './parameters/hash-readers.ts';
import { integer, text } from './parameters/readers.ts';

const seconds = optional(integer());
const range = hash({ gt: seconds, gte: seconds, lt: seconds, lte: seconds });

/** `created=…` means that second; `created[gte]=…` and the like a range. */
const createdFilter = (given: Given, at: string) => {
  if (typeof given !== 'string') return range(given, at);
  const second = integer()(given, at);
  return { gt: undefined, gte: second, lt: undefined, lte: second };
};

export const pageParameters = {
  limit: optional(integer({ min: 1, max: 100 })),
  starting_after: optional(text()),
  ending_before: optional(text()),
};

export const listParameters = { ...pageParameters, created: optional(createdFilter) };

export const listOf = <Item>(data: Item[], url: string, hasMore = false): Stripe.ApiList<Item> => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});

/** One page of the items, which come newest first. */
export function pageOf<Item extends { id: string; object: string }>(
  items: Item[],
  url: string,
  parameters: ValuesOf<typeof pageParameters>,
): Stripe.ApiList<Item> {
  const { limit = 10, starting_after: after, ending_before: before } = parameters;
  const positionOf = (id: string, parameter: string): number => {
    const position = items.findIndex((item) => item.id === id);
    if (position < 0) throw noSuch(items[0]?.object ?? 'object', id, parameter);
    return position;
  };
  if (before !== undefined) {
    const end = positionOf(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return listOf(items.slice(start, end), url, start > 0);
  }
  const start = after === undefined ? 0 : positionOf(after, 'starting_after') + 1;
  return listOf(items.slice(start, start + limit), url, start + limit < items.length);
}

export function createdWithin<Item extends { created: number }>(
  items: Item[],
  created: ReturnType<typeof createdFilter> | undefined,
): Item[] {
  if (created === undefined) return items;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = created;
  return items.filter(
    (item) => item.created > gt && item.created >= gte && item.created < lt && item.created <= lte,
  );
}
