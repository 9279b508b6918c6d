/** Ends a request with this status and these words. */
export class AnswerError extends Error {
  override name = 'AnswerError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A short answer of the server itself, in the shape that supabase-js and the forms read errors in. */
export function answer(status: number, message: string, headers: HeadersInit = {}): Response {
  const response = Response.json({ message }, { status, headers });
  response.headers.set('cache-control', 'no-store');
  response.headers.set('x-content-type-options', 'nosniff');
  return response;
}
