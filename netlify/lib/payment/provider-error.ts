/**
 * Why a service that we pay for (payments, mail) did not do what we asked: `refused` would happen again to the
 * same request, `unreachable` may have been done all the same, `busy` is being done by another request.
 */
type Cause = 'refused' | 'unreachable' | 'busy';

/** The service's own words stay inside, for they may quote keys and addresses. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  override readonly cause: Cause;
  readonly safeMessage: string;

  constructor(cause: Cause, safeMessage: string) {
    super(safeMessage);
    this.cause = cause;
    this.safeMessage = safeMessage;
  }
}
