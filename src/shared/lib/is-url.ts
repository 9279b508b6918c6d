/** `URL.canParse()` for phones whose Chrome is older than 120 (docs/decisions/old-browsers.md). */
export function isUrl(address: string): boolean {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}
