/**
 * Whether a page of this very host made the request. Browsers say so themselves, and no script can change it; older
 * ones, which leave `Sec-Fetch-Site` out, name the page's origin with every POST.
 */
export function isSameOrigin({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return headers.get('origin') === new URL(url).origin;
}
