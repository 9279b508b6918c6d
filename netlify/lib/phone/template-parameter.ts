/** Far more than a name or an address has, and a template's body holds 1024 characters with all of them. */
const longest = 200;

/**
 * A text as a parameter of a template may be: no new line, no tab, no more than four spaces in a row, and not empty
 * (errors 132018 and 131008 of developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes).
 */
export function templateParameter(text: string, otherwise: string): string {
  const line = text
    // Controls, and what turns the direction of writing.
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...line].slice(0, longest).join('').trim() || otherwise;
}
