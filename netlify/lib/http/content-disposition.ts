/**
 * The header that makes a browser save a file under its name (RFC 6266). The plain name is for programs that do not know
 * the other one, and has nothing in it that could end it.
 */
export function attachmentNamed(name: string): string {
  const plain = name.replace(/[^\w .-]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${extendedValue(name)}`;
}

/** RFC 5987, 3.2.1: what encodeURIComponent() leaves and the header does not allow is encoded too. */
const extendedValue = (text: string) =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
