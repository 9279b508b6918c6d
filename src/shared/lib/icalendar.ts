// What every iCalendar file needs (RFC 5545), whatever it is about.

/** The file of these lines: folded, and ended as the standard wants it. */
export const icalendarFile = (lines: string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');

/** A moment in UTC: `20261124T123000Z`. */
export const utcStamp = (moment: string): string =>
  new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

/** The value of a text property (RFC 5545, section 3.3.11). */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(lineBreaks, '\\n')
    .replace(controls, '');

/** The value of a parameter, in quotes, in which a quote cannot be written (RFC 5545, section 3.2, and RFC 6868). */
export const quoteParameter = (text: string): string =>
  `"${text.replace(lineBreaks, ' ').replace(controls, '').replaceAll('"', '’').replaceAll('^', '^^')}"`;

/** The address of a calendar user. What could end the address or begin a query is written in its number. */
export const mailtoAddress = (email: string): string =>
  `mailto:${encodeURI(email.replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(/[?#]/g, encodeURIComponent)}`;

// The first two are line breaks of the standard; some programs take the others for one.
const lineBreaks = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
const controls = /[^\P{Cc}\t]/gu;

const octetsMaximum = 75;

/** A line has at most 75 octets; the next ones begin with a space (RFC 5545, section 3.1). */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > octetsMaximum) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** How long a character is in UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_00_00 ? 3 : 4;
}
