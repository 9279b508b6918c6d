import { invalidRequest } from '../errors.ts';
import type { Fields, Reader, ValuesOf } from './fields.ts';
import type { GivenHash } from './form.ts';

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
