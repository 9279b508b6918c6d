/** The query parameter that says where someone wanted to go before they had to sign in. */
export const nextParameter = 'next';

const longest = 2000;
const anchor = 'http://site.invalid';
// The sign-in screen itself, and what the backend and the functions answer under the same origin.
const noPlaceToGo = /^\/(?:auth|rest|\.netlify)(?:\.html)?(?:\/|$)/i;
// Browsers read `\` as `/`, and drop tabs and line breaks; some servers decode a slash before they look at it.
// oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
const disguise = /[\\\s\u0000-\u001f\u007f]/u;
const disguisedPath = /\/\/|%2f|%5c/i;

/**
 * The path of this site that `value` names, or undefined when it names anything else (docs/architecture.md,
 * "Faults and attacks").
 */
export function nextPath(value: string | null | undefined): string | undefined {
  if (!value || !/^\/(?!\/)/.test(value) || value.length > longest) return undefined;
  if (disguise.test(value)) return undefined;
  const { pathname, search, hash } = new URL(value, anchor);
  // Looked at once more after parsing, which resolves `/.//evil.example` to `//evil.example`.
  if (disguisedPath.test(pathname) || noPlaceToGo.test(pathname)) return undefined;
  return pathname + search + hash;
}

/** `path` with the wish to go on to `next` added, if there is a valid one. */
export function withNext(path: string, next: string | null | undefined): string {
  const destination = nextPath(next);
  if (destination === undefined) return path;
  const separator = path.includes('?') ? '&' : '?';
  return `${path}${separator}${nextParameter}=${encodeURIComponent(destination)}`;
}
