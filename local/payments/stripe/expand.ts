import { invalidRequest } from './errors.ts';
import type { State } from './state.ts';

/** Refuses a path that the answer cannot have, before anything is done. */
export function checkExpansions(paths: readonly string[], expandable: readonly string[]): void {
  const wrong = paths.find((path) => !expandable.includes(path));
  if (wrong !== undefined) {
    throw invalidRequest(`This property cannot be expanded (${wrong}).`, 'expand');
  }
}

type Json = Record<string, unknown>;

/** A copy of the answer with objects where `paths` found their ids. */
export function expandAnswer(state: State, answer: unknown, paths: readonly string[]): unknown {
  const copy = copyOf(answer);
  for (const path of paths) fillIn(state, copy, path.split('.'));
  return copy;
}

function fillIn(state: State, value: unknown, [step, ...deeper]: string[]): void {
  if (step === undefined || !isJson(value)) return;
  if (Array.isArray(value[step])) {
    for (const item of value[step]) fillIn(state, item, deeper);
    return;
  }
  const id = value[step];
  if (typeof id === 'string') {
    const records = step === 'payment_intent' ? state.paymentIntents : state.charges;
    value[step] = copyOf(records.get(id));
  }
  fillIn(state, value[step], deeper);
}

const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
