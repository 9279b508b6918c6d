import type { BuildHook } from './build-hook.ts';
import { isBackendPath, respondFromBackend } from './backend-route.ts';
import type { Functions } from './functions.ts';
import { unavailable } from './gate.ts';
import type { Handler } from './http-server.ts';
import type { Services } from './services.ts';

interface Pages {
  respond(request: Request): Promise<Response>;
}

interface Parts extends Pick<Services, 'backend' | 'google'> {
  /** These are absent while the site is being built. */
  buildHook?: BuildHook;
  functions?: Functions;
  pages?: Pages;
}

/** Which part of the site answers which address. */
export function routesTo({ backend, google, buildHook, functions, pages }: Parts): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (isBackendPath(pathname)) return respondFromBackend(request, backend, google);
    if (pathname === buildHook?.path) return buildHook.respond(request);
    return (await functions?.respond(request)) ?? pages?.respond(request) ?? unavailable();
  };
}
