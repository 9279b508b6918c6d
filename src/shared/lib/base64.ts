/** The bytes of a file that the database keeps as text. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('\n', ''));
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/** How many characters a file of so many bytes has there. */
export const lengthInBase64 = (bytes: number): number => Math.ceil(bytes / 3) * 4;

const chunk = 0x8000;

/** A file as the database keeps it. */
export function base64OfBytes(bytes: Uint8Array): string {
  let binary = '';
  // All at once would be more arguments than a call can have.
  for (let start = 0; start < bytes.length; start += chunk) {
    binary += String.fromCharCode(...bytes.subarray(start, start + chunk));
  }
  return btoa(binary);
}
