import { DatabaseError } from '../site/database.ts';
import { environment } from '../site/env.ts';
import { logFailure } from '../site/log.ts';
import { RequestRefused } from './request.ts';
import { problem } from './respond.ts';
import { ProviderError } from '../payment/provider-error.ts';

/** What we use of Netlify's function context. */
export interface FunctionContext {
  /** The visitor's address as Netlify saw it, whatever the request's headers say. */
  ip: string;
  /** Keeps the instance alive for work that the answer does not wait for. */
  waitUntil(work: Promise<unknown>): void;
}

interface Endpoint {
  name: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** What a person reads when it fails. It never has the cause. */
  failure: { title: string; message?: string };
  handle(request: Request, context: FunctionContext): Promise<Response>;
}

/** A function for one method. It checks its environment first and never shows a cause or a stack. */
export function endpoint({ name, method, failure, handle }: Endpoint) {
  return async (request: Request, context: FunctionContext): Promise<Response> => {
    if (request.method !== method) return problem(405, failure, {}, { Allow: method });
    try {
      environment();
      return await handle(request, context);
    } catch (error) {
      if (error instanceof RequestRefused) return problem(error.status, failure);
      logFailure(name, error);
      const otherService = error instanceof DatabaseError || error instanceof ProviderError;
      return problem(otherService ? 502 : 500, failure);
    }
  };
}
