import { invalidRequest, StripeFailure, unauthorized } from '../errors.ts';
import type { Call } from '../../http.ts';
import { parseForm, type GivenHash } from '../parameters/form.ts';
import { apiVersion } from '../version.ts';

export function authenticate(call: Call, secretKey: string): void {
  const [, given] = call.headers.authorization?.split(' ', 2) ?? [];
  if (given === undefined) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (given !== secretKey) {
    throw unauthorized(`Invalid API Key provided: ${given.slice(0, 7)}***${given.slice(-4)}`);
  }
}

/** Objects have one shape here, so a caller who asks for another version must hear it. */
export function checkVersion(call: Call): void {
  const wanted = call.headers['stripe-version'] ?? apiVersion;
  if (wanted === apiVersion) return;
  throw invalidRequest(
    `Invalid Stripe API version: ${String(wanted)}. The emulator speaks ${apiVersion} only.`,
  );
}

export const unrecognized = (call: Call): StripeFailure =>
  new StripeFailure(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${call.method}: ${call.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  });

export function readParameters(call: Call): GivenHash {
  if (call.method !== 'POST') return parseForm(call.query);
  const type = call.headers['content-type'] ?? '';
  if (call.body !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw invalidRequest(
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded). If you have any questions, we can help at https://support.stripe.com/.',
    );
  }
  return parseForm(call.body);
}
