import type { Body } from './context.ts';

/** A successful answer with the headers that all answers of the service have. */
export function json(answer: Response, body: object): Response {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  headers.delete('x-sb-error-code');
  return Response.json(body, { status: 200, headers });
}

export const withBody = (request: Request, body: object) =>
  new Request(request, { body: JSON.stringify(body) });

export async function bodyOf(request: Request): Promise<Body> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Body) : {};
}

export async function errorCodeOf(answer: Response): Promise<unknown> {
  const body = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { error_code?: unknown };
  return body.error_code;
}
