import type { Collection } from './collection.ts';
import { ControlError, type ProviderControl } from './control.ts';
import type { Delivery } from './delivery.ts';
import type { Faults } from './faults.ts';
import type { Webhooks } from './webhooks.ts';

export interface ControlParts<Event> {
  webhooks: Webhooks<Event>;
  faults: Faults;
  counts: Map<string, number>;
  deliveries: Collection<Delivery<Event>>;
}

type Basic<Event> = Pick<
  ProviderControl<never, never, never, Event>,
  'setWebhooks' | 'failCalls' | 'calls' | 'webhooks' | 'idle' | 'resend'
>;

/** The switches that are about calls and webhooks, whoever the provider is. */
export const basicControl = <Event>(parts: ControlParts<Event>): Basic<Event> => ({
  setWebhooks: (mode, { customerEmail }) => parts.webhooks.setMode(mode, customerEmail),
  failCalls: (fault, scope) => parts.faults.add(fault, scope),
  calls: () => Object.fromEntries(parts.counts),
  webhooks: () => structuredClone(parts.deliveries.all()),
  idle: parts.webhooks.idle,
  async resend(eventId) {
    const answer = await parts.webhooks.resend(eventId);
    if (answer === undefined) throw new ControlError(`There is no event ${eventId}.`);
    return answer;
  },
});

/** Changes a record and answers with a copy of it once it is kept; `apply` says whether it was possible. */
export async function changeRecord<Item extends { id: string; status: string }>(
  records: Collection<Item>,
  id: string,
  apply: (record: Item) => boolean,
  save: () => Promise<void>,
): Promise<Item> {
  const record = records.get(id);
  if (record === undefined) throw new ControlError(`There is no ${id}.`);
  if (!apply(record)) throw new ControlError(`${id} is ${record.status}.`);
  await save();
  return structuredClone(record);
}
