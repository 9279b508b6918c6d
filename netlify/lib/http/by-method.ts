import type { FunctionContext } from './endpoint.ts';
import { problem } from './respond.ts';

type Handler = (request: Request, context: FunctionContext) => Promise<Response>;

/** A function that does one thing for each method; each is an endpoint of its own. */
export function byMethod(
  handlers: Partial<Record<'GET' | 'POST' | 'DELETE', Handler>>,
  failure: { title: string; message?: string },
): Handler {
  const allowed = new Map<string, Handler>(Object.entries(handlers));
  return async (request, context) => {
    const handle = allowed.get(request.method);
    return handle
      ? handle(request, context)
      : problem(405, failure, {}, { Allow: [...allowed.keys()].join(', ') });
  };
}
