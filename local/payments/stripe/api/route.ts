import type { GivenHash } from '../parameters/form.ts';
import type { Fields, ValuesOf } from '../parameters/fields.ts';
import { hash } from '../parameters/hash-readers.ts';

export interface ApiRoute {
  method: 'GET' | 'POST';
  /** As in Stripe's reference: `/v1/checkout/sessions/:session`. */
  pattern: string;
  /** What `expand` may name. */
  expandable: readonly string[];
  /** Checks the parameters; what comes back does the work. */
  prepare(given: GivenHash, id: string): () => unknown;
}

interface Definition<Shape extends Fields> extends Omit<ApiRoute, 'prepare' | 'expandable'> {
  expandable?: readonly string[];
  parameters: Shape;
  /** `id` is the one in the path, or empty where the pattern has none. */
  run(parameters: ValuesOf<Shape>, id: string): unknown;
}

export function apiRoute<const Shape extends Fields>(definition: Definition<Shape>): ApiRoute {
  const { parameters, run, expandable = [], ...route } = definition;
  const read = hash(parameters);
  return {
    ...route,
    expandable,
    prepare(given, id) {
      const values = read(given, '');
      return () => run(values, id);
    },
  };
}
