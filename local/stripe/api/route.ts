import type { ObjectName } from '../expand.ts';
import type { Cause } from '../objects/event.ts';
import type { GivenHash } from '../parameters/form.ts';
import type { Fields, ValuesOf } from '../parameters/fields.ts';
import { hash } from '../parameters/hash-readers.ts';

export interface ApiRequest {
  /** The ids in the path, by the names in the pattern. */
  path: Record<string, string>;
  cause: Cause;
}

export interface ApiRoute {
  method: 'GET' | 'POST';
  /** As in Stripe's reference: `/v1/checkout/sessions/:session`. */
  pattern: string;
  answers: { object: ObjectName; list?: boolean };
  /** Checks the parameters; what comes back does the work. */
  prepare(given: GivenHash, request: ApiRequest): () => unknown;
}

interface Definition<Shape extends Fields> extends Omit<ApiRoute, 'prepare'> {
  parameters: Shape;
  run(parameters: ValuesOf<Shape>, request: ApiRequest): unknown;
}

export function apiRoute<const Shape extends Fields>(definition: Definition<Shape>): ApiRoute {
  const { parameters, run, ...route } = definition;
  const read = hash(parameters);
  return {
    ...route,
    prepare(given, request) {
      const values = read(given, '');
      return () => run(values, request);
    },
  };
}

/** An id from the path; the router matched the pattern, so it is there. */
export const idIn = (request: ApiRequest, name: string): string => request.path[name] ?? '';
