import fc from 'fast-check';
import { Tokenizer, TokenizerMode } from 'parse5';
import { describe, expect, test } from 'vitest';
import { type Token, tokensOf } from '#src/shared/lib/html-tokens.ts';

// Our tokenizer beside the one of parse5, which follows the HTML standard to the letter and is too large for a page.

const modes: Record<string, Tokenizer['state']> = {
  script: TokenizerMode.SCRIPT_DATA,
  ...Object.fromEntries(
    ['style', 'xmp', 'iframe', 'noembed', 'noframes'].map((tag) => [tag, TokenizerMode.RAWTEXT]),
  ),
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
  plaintext: TokenizerMode.PLAINTEXT,
};
const withoutWords = ['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes'];

/** The same as parse5 tells it, with the words of scripts and styles left out. */
function tokensOfParse5(html: string): Token[] {
  const tokens: Token[] = [];
  let inside = '';
  const addText = ({ chars }: { chars: string }) => {
    if (!withoutWords.includes(inside)) tokens.push({ kind: 'text', source: chars });
  };
  const ignore = () => {};
  const tokenizer: Tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag: ({ tagName, attrs }) => {
        const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
        tokens.push({ kind: 'start', tag: tagName, attributes });
        inside = tagName;
        tokenizer.state = modes[tagName] ?? TokenizerMode.DATA;
      },
      onEndTag: ({ tagName }) => {
        tokens.push({ kind: 'end', tag: tagName });
        inside = '';
      },
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: addText,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  tokenizer.write(html, true);
  return tokens;
}

/** With neighbouring texts joined: how many pieces a text comes in means nothing. */
function joined(tokens: Iterable<Token>): Token[] {
  const all: Token[] = [];
  for (const token of tokens) {
    const last = all.at(-1);
    if (last?.kind === 'text' && token.kind === 'text') last.source += token.source;
    else all.push({ ...token });
  }
  return all;
}

function same(html: string): void {
  expect(joined(tokensOf(html)), html).toEqual(joined(tokensOfParse5(html)));
}

describe('HTML is told apart as the standard says', () => {
  test.each([
    'a < b > c',
    '<',
    '</',
    '</>',
    '</ p>',
    '<p',
    '<p ',
    '<p a="',
    '<p/ >x</p/>',
    '<P CLASS=A>x</P >',
    '<p a=1 A=2 b>x',
    '<p a= "1>2" b=\'3>4\'c=5/>x',
    '<p =a==b>x',
    '<p a=>x',
    '<p a"b=c>x',
    '<!-- <p> -->x',
    '<!-->x-->',
    '<!--->x-->',
    '<!---->x',
    '<!--a--!>x',
    '<!--a--!-->x',
    '<!--<!-->x',
    '<!-- a -- > b --->x',
    '<!--a',
    '<!doctype html "a>b">x',
    '<![CDATA[<p>]]>x',
    '<?xml a="?>x',
    '<script><!--<p></script>x',
    '<script><!--<script></script>--></script>x',
    '<script><!--><script></script>x',
    '<script><!-- <script>a</script><b></script >x',
    '<script></scripts></script/>x',
    '<style></p><!--</style>x',
    '<title><p></title >x',
    '<textarea></TEXTAREA>x',
    '<title></title',
    '<plaintext></plaintext>',
    '<\u212a>x</\u212a>',
  ])('%s', same);

  test('whatever it is', () => {
    const piece = fc.oneof(
      fc.constantFrom('<', '</', '>', '/', '=', '"', "'", '!', '?', '-', '--', ' ', '\n', '\f'),
      fc.constantFrom('p', 'P', 'b', 'class', 'class="a"', '<p>', '</p>', 'x'),
      fc.constantFrom('<!--', '-->', '--!>', '<!', '<![CDATA[', ']]>', '<!doctype', '<?'),
      fc.constantFrom('<script', '</script', '<script>', '</script>', '</SCRIPT >', '<plaintext>'),
      fc.constantFrom('<style>', '</style', '</style>', '<title>', '</title>', '<textarea>'),
      // References in attributes are resolved by parse5 and left by ours; neither is NUL ours to replace.
      fc.string({ unit: 'binary' }).map((text) => text.replace(/[&\0\r\p{Cs}]/gu, '')),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => same(pieces.join(''))),
      { numRuns: 2000 },
    );
  });
});

test('nonsense as long as a post can be does not keep anyone waiting', () => {
  const nonsense = [
    '<',
    '</',
    '<!--a',
    '<!---->',
    '<p a="',
    "<p a='>",
    '<title></titl',
    '<style><',
  ];
  for (const piece of nonsense) Array.from(tokensOf(piece.repeat(200_000 / piece.length)));
});
