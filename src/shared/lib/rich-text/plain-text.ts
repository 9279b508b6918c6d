// The characters that no text of a form may hold (schemas/text.ts); the database refuses them.
const unstorable =
  // oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffd-\uffff]/g;

/** Pasted or dropped text with line ends as the editor has them, and nothing that could not be stored. */
export const plainText = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(unstorable, '');
