import type { Backend } from '../backend/backend.ts';
import type { Google } from '../google.ts';

/** The only paths of the backend that anyone outside reaches (docs/architecture.md, "Stand-ins"). */
export const isBackendPath = (pathname: string) => /^\/(?:rest|auth)\/v1(?:\/|$)/.test(pathname);

/** Hands a request to the backend, with Google's emulator in Google's place on both ways. */
export async function respondFromBackend(
  request: Request,
  backend: Backend,
  google: Google,
): Promise<Response> {
  const response = await google.during(() => backend.fetch(request));
  const target = response.headers.get('location');
  if (target === null) return response;
  const address = google.localAddress(target);
  const refusal = google.refusalOf(request.headers.get('user-agent') ?? '');
  if (address !== target && refusal) return refusal;
  const headers = new Headers(response.headers);
  headers.set('location', address);
  return new Response(response.body, { status: response.status, headers });
}
