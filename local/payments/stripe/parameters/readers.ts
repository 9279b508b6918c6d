import { emailFormat } from '../../email-format.ts';
import { invalidRequest } from '../errors.ts';
import type { Reader } from './fields.ts';

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
  if (!emailFormat.test(value)) {
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
