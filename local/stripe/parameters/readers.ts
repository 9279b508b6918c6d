import { invalidRequest } from '../errors.ts';
import type { Given, GivenHash } from './form.ts';

/** Checks one parameter and turns it into its value; `at` is its name as Stripe writes it in `param`. */
export type Reader<Value> = (given: Given, at: string) => Value;

export interface Field<Value, Required extends boolean = boolean> {
  required: Required;
  read: Reader<Value>;
}

export type Fields = Record<string, Field<unknown>>;

export type ValuesOf<Shape extends Fields> = {
  [Name in keyof Shape]: Shape[Name] extends Field<infer Value, infer Required>
    ? true extends Required
      ? Value
      : Value | undefined
    : never;
};

export const required = <Value>(read: Reader<Value>): Field<Value, true> => ({
  required: true,
  read,
});

export const optional = <Value>(read: Reader<Value>): Field<Value, false> => ({
  required: false,
  read,
});

export function text(options: { max?: number } = {}): Reader<string> {
  const max = options.max ?? 5000;
  return (given, at) => {
    if (typeof given !== 'string') throw invalidRequest('Invalid string', at);
    if (given === '') {
      throw invalidRequest(
        `You passed an empty string for '${at}'. We assume empty values are an attempt to unset a parameter; however '${at}' cannot be unset. You should remove '${at}' from your request or supply a non-empty value.`,
        at,
        'parameter_invalid_empty',
      );
    }
    if (given.length > max) {
      throw invalidRequest(`Invalid string: must be at most ${max} characters`, at);
    }
    return given;
  };
}

export function integer(options: { min?: number; max?: number } = {}): Reader<number> {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = options;
  const fail = (message: string, at: string) =>
    invalidRequest(message, at, 'parameter_invalid_integer');
  return (given, at) => {
    if (typeof given !== 'string' || !/^-?\d+$/.test(given)) {
      throw fail(`Invalid integer: ${typeof given === 'string' ? given : 'object'}`, at);
    }
    const value = Number(given);
    if (min === 0 && value < 0) throw fail('Invalid non-negative integer', at);
    if (value < min) throw fail(`This value must be greater than or equal to ${min}.`, at);
    if (value > max) throw fail(`This value must be less than or equal to ${max}.`, at);
    return value;
  };
}

export const flag: Reader<boolean> = (given, at) => {
  if (given !== 'true' && given !== 'false') throw invalidRequest('Invalid boolean', at);
  return given === 'true';
};

export function oneOf<const Value extends string>(...allowed: Value[]): Reader<Value> {
  return (given, at) => {
    const value = allowed.find((candidate) => candidate === given);
    if (value === undefined) {
      throw invalidRequest(`Invalid ${at}: must be one of ${allowed.join(', ')}`, at);
    }
    return value;
  };
}

export const url: Reader<string> = (given, at) => {
  const value = text()(given, at);
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) {
    throw invalidRequest(
      'Invalid URL: An explicit scheme (such as https) must be provided.',
      at,
      'url_invalid',
    );
  }
  if (!URL.canParse(value)) throw invalidRequest('Not a valid URL', at, 'url_invalid');
  return value;
};

export const email: Reader<string> = (given, at) => {
  const value = text({ max: 512 })(given, at);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
    throw invalidRequest(`Invalid email address: ${value}`, at, 'email_invalid');
  }
  return value;
};

export function list<Value>(read: Reader<Value>): Reader<Value[]> {
  return (given, at) => {
    if (typeof given === 'string' || !Object.keys(given).every((key) => /^\d+$/.test(key))) {
      throw invalidRequest('Invalid array', at);
    }
    return Object.entries(given)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([index, item]) => read(item, `${at}[${index}]`));
  };
}

const limitsOfMetadata = { keys: 50, key: 40, value: 500 };

export const metadata: Reader<Record<string, string>> = (given, at) => {
  if (given === '') return {};
  if (typeof given === 'string') throw invalidRequest('Invalid object', at);
  const entries = Object.entries(given);
  if (entries.length > limitsOfMetadata.keys) {
    throw invalidRequest(`Metadata can have at most ${limitsOfMetadata.keys} keys.`, at);
  }
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key.length > limitsOfMetadata.key) {
        throw invalidRequest(
          `Metadata keys must have up to ${limitsOfMetadata.key} characters, but you passed in a key that is ${key.length} characters.`,
          at,
        );
      }
      if (typeof value !== 'string') throw invalidRequest('Invalid string', `${at}[${key}]`);
      if (value.length > limitsOfMetadata.value) {
        throw invalidRequest(
          `Metadata values must have up to ${limitsOfMetadata.value} characters, but you passed in a value that is ${value.length} characters.`,
          `${at}[${key}]`,
        );
      }
      return [key, value];
    }),
  );
};

function refuseUnknown(given: GivenHash, fields: Fields, at: string): void {
  const unknown = Object.keys(given)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => nameWithin(at, name));
  if (unknown.length === 0) return;
  throw invalidRequest(
    `Received unknown parameter${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}`,
    unknown[0],
    'parameter_unknown',
  );
}

const nameWithin = (at: string, name: string): string => (at === '' ? name : `${at}[${name}]`);

export function hash<Shape extends Fields>(fields: Shape): Reader<ValuesOf<Shape>> {
  return (given, at) => {
    if (typeof given === 'string') throw invalidRequest('Invalid object', at);
    refuseUnknown(given, fields, at);
    const values = Object.entries(fields).map(([name, field]) => {
      const value = given[name];
      const path = nameWithin(at, name);
      if (value !== undefined) return [name, field.read(value, path)];
      if (!field.required) return [name, undefined];
      throw invalidRequest(`Missing required param: ${path}.`, path, 'parameter_missing');
    });
    // Each value was read by the reader of its own name, which is what ValuesOf says.
    return Object.fromEntries(values) as ValuesOf<Shape>;
  };
}
