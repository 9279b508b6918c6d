// Spreadsheets take a cell that begins with one of these for a formula, the full-width forms included.
const formulaStart = /^[\s]*[=+\-@\t\r\n＝＋－＠]/;

/** Rows as a file that spreadsheet programs open: UTF-8 with its mark, and no cell that could run as a formula. */
export function csvFile(header: string[], rows: string[][]): string {
  const lines = [header, ...rows].map((cells) => cells.map(cellOf).join(','));
  return `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`;
}

function cellOf(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
