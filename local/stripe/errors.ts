/** The `error` object of an answer, as the SDK reads it. */
export interface ErrorFields {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
}

/** An answer of the API that is an error: the HTTP status and what stands in `error`. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly fields: ErrorFields;

  constructor(status: number, fields: ErrorFields) {
    super(fields.message);
    this.status = status;
    this.fields = fields;
  }
}

export const invalidRequest = (message: string, param?: string, code?: string): StripeFailure =>
  new StripeFailure(400, {
    type: 'invalid_request_error',
    message,
    ...(code !== undefined && { code }),
    ...(param !== undefined && { param }),
  });

export const noSuch = (object: string, id: string, param: string): StripeFailure =>
  new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object}: '${id}'`,
    param,
  });

export const unauthorized = (message: string): StripeFailure =>
  new StripeFailure(401, { type: 'invalid_request_error', message });

export const rateLimited = (message?: string): StripeFailure =>
  new StripeFailure(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message:
      message ??
      'Testmode request rate limit exceeded, the rate limits in testmode are lower than livemode. You can learn more about rate limits here https://stripe.com/docs/rate-limits.',
  });

export const serverError = (message?: string): StripeFailure =>
  new StripeFailure(500, {
    type: 'api_error',
    message: message ?? 'An unknown error occurred',
  });
