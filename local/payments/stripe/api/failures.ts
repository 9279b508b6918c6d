import type { ApiFault } from '../../faults.ts';
import type { Silence } from '../../http.ts';
import { StripeFailure } from '../errors.ts';

const failures = {
  // As accounts read it that may not take money, or not any more.
  400: { type: 'invalid_request_error', message: 'Your account cannot currently make charges.' },
  429: {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Testmode request rate limit exceeded.',
  },
  500: { type: 'api_error', message: 'An unknown error occurred' },
} as const;

export function failureOf({ answer, message }: ApiFault): StripeFailure | Silence {
  if (typeof answer === 'string') return answer;
  const failure = failures[answer];
  return new StripeFailure(answer, { ...failure, message: message ?? failure.message });
}
