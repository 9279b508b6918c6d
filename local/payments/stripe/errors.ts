import { ApiFailure } from '../api-failure.ts';

/** The `error` object of an answer, as the SDK reads it. */
export interface ErrorFields {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
}

/** An answer of Stripe's API that is an error: the HTTP status and what it has in `error`. */
export class StripeFailure extends ApiFailure {
  readonly fields: ErrorFields;

  constructor(status: number, fields: ErrorFields) {
    super(status, fields.message);
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
