import type { Source } from './html-source.ts';

/** Elements whose content is never read as tags. */
const withoutWords = ['style', 'xmp', 'iframe', 'noembed', 'noframes'];
const withWords = ['title', 'textarea'];

/** Goes to the end of an element that holds no tags, and gives the words in it. */
export function readRawText(source: Source, tag: string): string {
  const start = source.at;
  if (tag === 'plaintext') source.at = source.text.length;
  else if (tag === 'script') source.at = endOfScript(source, start);
  else if (withWords.includes(tag) || withoutWords.includes(tag))
    source.at = endOfRawText(source, tag, start);
  const isRead = tag === 'plaintext' || withWords.includes(tag);
  return isRead ? source.text.slice(start, source.at) : '';
}

function endOfRawText(source: Source, tag: string, start: number): number {
  let at = source.text.indexOf('</', start);
  while (at >= 0 && !source.isTagAt(`</${tag}`, at)) at = source.text.indexOf('</', at + 1);
  return at < 0 ? source.text.length : at;
}

/** A comment in a script hides the end of a script that began inside the comment. */
function endOfScript(source: Source, start: number): number {
  let inside: 'script' | 'comment' | 'script in comment' = 'script';
  for (let at = start; at < source.text.length; at += 1) {
    if (inside === 'script' && source.text.startsWith('<!--', at)) {
      inside = 'comment';
      // Its dashes may be those of its end.
      at += 1;
    } else if (inside !== 'script' && source.text.startsWith('-->', at)) {
      inside = 'script';
    } else if (source.isTagAt('</script', at)) {
      if (inside !== 'script in comment') return at;
      inside = 'comment';
    } else if (inside === 'comment' && source.isTagAt('<script', at)) {
      inside = 'script in comment';
    }
  }
  return source.text.length;
}
