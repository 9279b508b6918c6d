import { ApiFailure } from '../api-failure.ts';

/** An answer of Razorpay's API that is an error (razorpay.com/docs/errors, "Error Structure"). */
export class RazorpayFailure extends ApiFailure {
  readonly code: string;
  readonly field: string | undefined;

  constructor(status: number, code: string, description: string, field?: string) {
    super(status, description);
    this.code = code;
    this.field = field;
  }

  toJSON() {
    return {
      error: {
        code: this.code,
        description: this.message,
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
        ...(this.field !== undefined && { field: this.field }),
      },
    };
  }
}

export const badRequest = (description: string, field?: string): RazorpayFailure =>
  new RazorpayFailure(400, 'BAD_REQUEST_ERROR', description, field);

/** A 400, not a 404 (razorpay.com/docs/api/payments/payment-links/fetch-id-standard, "Errors"). */
export const noSuchId = (): RazorpayFailure => badRequest('The id provided does not exist');

/** The words of razorpay.com/docs/api/payments/payment-links/update-standard, "Failure". */
export const unauthorized = (): RazorpayFailure =>
  new RazorpayFailure(401, 'BAD_REQUEST_ERROR', 'The api key provided is invalid');

/** razorpay.com/docs/errors/common, "Error 1". */
export const notFound = (): RazorpayFailure =>
  badRequest('The requested URL was not found on the server.');
