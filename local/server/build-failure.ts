// What Astro printed before a build failed, in fewer words.

/** A sentence of src/shared/content/read-content.ts: Astro prints it on a line of its own, or after a word of its own. */
const wrongContent = /(?:^|\s)(content\/\S+(?:: | is missing).*)$/m;

/** The sentence about a wrong content file, or what the first error says without the time and the stack below it. */
export function reasonIn(said: string): string | undefined {
  const plain = withoutColours(said);
  const [, sentence] = wrongContent.exec(plain) ?? [];
  if (sentence !== undefined) return sentence;
  const [, found] = plain.split(/\[ERROR\]\s*(?:\[[^\]]*\]\s*)*/);
  if (found === undefined) return;
  const lines = found.split('\n').filter((line) => !/^\s+at /.test(line));
  const end = lines.findIndex((line) => /^\s*Stack trace:|^\d\d:\d\d:\d\d /.test(line));
  const reason = (end > 0 ? lines.slice(0, end) : lines).join('\n').trim();
  return reason.replace(/^(?:\w*Error: )+/, '');
}

/** Of a build that ended without a word of its own about it: what it was at, and what the machine said. */
export const lastLines = (said: string) =>
  withoutColours(said).trim().split('\n').slice(-25).join('\n');

// oxlint-disable-next-line no-control-regex -- a colour code begins with the escape character
const withoutColours = (text: string) => text.replace(/\u001b\[[\d;]*m/g, '');
