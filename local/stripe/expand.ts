import type { Account } from './account.ts';
import { invalidRequest } from './errors.ts';
import { listOf } from './lists.ts';

export type ObjectName =
  'checkout.session' | 'item' | 'payment_intent' | 'charge' | 'refund' | 'event';

/** The fields that hold an id, or are left out, until they are expanded; and what stands there then. */
const expandable: Record<ObjectName, Record<string, ObjectName>> = {
  'checkout.session': { line_items: 'item', payment_intent: 'payment_intent' },
  item: {},
  payment_intent: { latest_charge: 'charge' },
  charge: { payment_intent: 'payment_intent', refunds: 'refund' },
  refund: { charge: 'charge', payment_intent: 'payment_intent' },
  event: {},
};

const deepestExpansion = 4;

/** Refuses a path that the answer cannot have, before anything is done. */
export function checkExpansions(
  paths: readonly string[],
  answer: { object: ObjectName; list?: boolean },
): void {
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > deepestExpansion) {
      throw invalidRequest(
        `You cannot expand more than ${deepestExpansion} levels of a property (${path}).`,
        'expand',
      );
    }
    if (answer.list === true && steps.shift() !== 'data') throw cannotExpand(path);
    let name: ObjectName | undefined = answer.object;
    for (const step of steps) {
      const fields: Record<string, ObjectName> = expandable[name];
      name = Object.hasOwn(fields, step) ? fields[step] : undefined;
      if (name === undefined) throw cannotExpand(path);
    }
  }
}

const cannotExpand = (path: string) =>
  invalidRequest(`This property cannot be expanded (${path}).`, 'expand');

type Json = Record<string, unknown>;

/** A copy of the answer with the wanted fields filled in. */
export function expandAnswer(account: Account, answer: unknown, paths: readonly string[]): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(answer));
  for (const path of paths) fillIn(account, copy, path.split('.'));
  return copy;
}

function fillIn(account: Account, value: unknown, [step, ...deeper]: string[]): void {
  if (step === undefined || !isJson(value)) return;
  if (value['object'] === 'list') {
    for (const item of value['data'] as unknown[]) {
      fillIn(account, item, step === 'data' ? deeper : [step, ...deeper]);
    }
    return;
  }
  const found = isJson(value[step]) ? value[step] : lookUp(account, value, step);
  if (found === undefined) return;
  value[step] = JSON.parse(JSON.stringify(found)) as unknown;
  fillIn(account, value[step], deeper);
}

function lookUp({ state }: Account, owner: Json, field: string): unknown {
  const ownId = String(owner['id']);
  if (field === 'line_items') {
    const items = state.checkouts.get(ownId)?.lineItems ?? [];
    return listOf(items, `/v1/checkout/sessions/${ownId}/line_items`);
  }
  if (field === 'refunds') {
    const refunds = state.refunds.newestFirst().filter(({ charge }) => charge === ownId);
    return listOf(refunds, `/v1/charges/${ownId}/refunds`);
  }
  const id = owner[field];
  if (typeof id !== 'string') return undefined;
  return field === 'payment_intent' ? state.paymentIntents.get(id) : state.charges.get(id);
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
